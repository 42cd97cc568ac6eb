import { type Icon, IconSvg } from './icon';

/* The portal's own drawings: actions and directions. */

export const SearchIcon: Icon = (props) => (
  <IconSvg {...props}>
    <circle cx="10.75" cy="10.75" r="6.25" />
    <path d="m15.5 15.5 4.75 4.75" />
  </IconSvg>
);

export const ShareIcon: Icon = (props) => (
  <IconSvg {...props}>
    <circle cx="17.5" cy="5.75" r="2.5" />
    <circle cx="6.5" cy="12" r="2.5" />
    <circle cx="17.5" cy="18.25" r="2.5" />
    <path d="m8.7 10.8 6.6-3.8M8.7 13.2l6.6 3.8" />
  </IconSvg>
);

export const PrintIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M7.25 8.5V4h9.5v4.5" />
    <path d="M7.25 16.5H5.5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-1.75" />
    <path d="M7.25 13.5h9.5V20h-9.5z" />
  </IconSvg>
);

export const CheckIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="m4.75 12.5 4.75 4.75 9.75-10.5" />
  </IconSvg>
);

export const CrossIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </IconSvg>
);

export const PlusIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M12 5v14M5 12h14" />
  </IconSvg>
);

export const ChevronDownIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="m6 9.25 6 6 6-6" />
  </IconSvg>
);

export const ChevronUpIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="m6 14.75 6-6 6 6" />
  </IconSvg>
);

export const ChevronLeftIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="m14.75 6-6 6 6 6" />
  </IconSvg>
);

export const ChevronRightIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="m9.25 6 6 6-6 6" />
  </IconSvg>
);

export const ArrowLeftIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M19.5 12h-15m6.5 6.5L4.5 12 11 5.5" />
  </IconSvg>
);

export const MenuIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M4 6.75h16M4 12h16M4 17.25h16" />
  </IconSvg>
);

export const FilterIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M4 7.25h8M17 7.25h3M4 16.75h3M12 16.75h8" />
    <circle cx="14.5" cy="7.25" r="2.5" />
    <circle cx="9.5" cy="16.75" r="2.5" />
  </IconSvg>
);

export const ExternalLinkIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M14 4.5h5.5V10M19 5l-8 8" />
    <path d="M10.5 6H6a1.5 1.5 0 0 0-1.5 1.5V18A1.5 1.5 0 0 0 6 19.5h10.5A1.5 1.5 0 0 0 18 18v-4.5" />
  </IconSvg>
);

export const RetryIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M4.75 12a7.25 7.25 0 1 1 2.1 5.1" />
    <path d="M4.5 20.25v-3.5H8" />
  </IconSvg>
);

export const EyeIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </IconSvg>
);

export const EyeOffIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M9.6 6.1c.8-.25 1.6-.35 2.4-.35 6 0 9.25 6.25 9.25 6.25s-1 1.9-2.85 3.55M6 7.9C3.9 9.6 2.75 12 2.75 12S6 18.25 12 18.25c1.5 0 2.8-.4 4-1" />
    <path d="m4 4 16 16" />
  </IconSvg>
);

export const PencilIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="m4 20 1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19zM14.5 6.5l3 3" />
  </IconSvg>
);

export const TrashIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M4 7h16M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3" />
  </IconSvg>
);
export const TurnIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M4.25 4.5V9h4.5" />
    <path d="M4.6 8.8A8 8 0 1 1 4 12.9" />
  </IconSvg>
);
export const CameraIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M4.5 7.5h3l1.5-2.25h6l1.5 2.25h3a1.25 1.25 0 0 1 1.25 1.25v9a1.25 1.25 0 0 1-1.25 1.25h-15a1.25 1.25 0 0 1-1.25-1.25v-9A1.25 1.25 0 0 1 4.5 7.5Z" />
    <path d="M12 16.25a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5Z" />
  </IconSvg>
);
