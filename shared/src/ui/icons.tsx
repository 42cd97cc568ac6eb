import { type Icon, IconSvg } from './icon';

/* The portal's own drawings: places, people and things. */

export const HomeIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M3.75 10.9 12 4l8.25 6.9" />
    <path d="M5.75 9.5v10.25h12.5V9.5" />
    <path d="M9.75 19.75v-5.5h4.5v5.5" />
  </IconSvg>
);

export const InfoIcon: Icon = (props) => (
  <IconSvg {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.25v5" />
    <path d="M12 7.9v.1" />
  </IconSvg>
);

export const NewsIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M4 5.25h12.5v12a2.5 2.5 0 0 0 2.5 2.5H6.5A2.5 2.5 0 0 1 4 17.25z" />
    <path d="M16.5 9.75H20v7.5a2.5 2.5 0 0 1-2.5 2.5" />
    <path d="M7.25 9h6M7.25 12.5h6M7.25 16h3.5" />
  </IconSvg>
);

export const UserIcon: Icon = (props) => (
  <IconSvg {...props}>
    <circle cx="12" cy="8.25" r="4" />
    <path d="M4.5 20.25c.7-4 3.7-6 7.5-6s6.8 2 7.5 6" />
  </IconSvg>
);

export const PhoneIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M8.3 4H5.4A1.5 1.5 0 0 0 3.9 5.6c.5 7.6 6.9 14 14.5 14.5a1.5 1.5 0 0 0 1.6-1.5v-2.9l-4.3-1.8-1.9 2.2a12.6 12.6 0 0 1-5.9-5.9l2.2-1.9L8.3 4Z" />
  </IconSvg>
);

export const MailIcon: Icon = (props) => (
  <IconSvg {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="m4 7.25 8 6 8-6" />
  </IconSvg>
);

export const MapPinIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M12 21c4.4-4.6 6.75-8 6.75-11a6.75 6.75 0 0 0-13.5 0c0 3 2.35 6.4 6.75 11Z" />
    <circle cx="12" cy="10" r="2.4" />
  </IconSvg>
);

export const CalendarIcon: Icon = (props) => (
  <IconSvg {...props}>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
    <path d="M4 10h16M8.25 3.5v3.75M15.75 3.5v3.75" />
  </IconSvg>
);

export const ClockIcon: Icon = (props) => (
  <IconSvg {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.25V12l3.25 2" />
  </IconSvg>
);

export const QuestionIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M8.4 8.9a3.7 3.7 0 1 1 5.4 3.3c-1.2.65-1.8 1.4-1.8 2.8" />
    <path d="M12 18.6v.15" />
  </IconSvg>
);

export const SunIcon: Icon = (props) => (
  <IconSvg {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.75v2M12 19.25v2M2.75 12h2M19.25 12h2M5.45 5.45l1.4 1.4M17.15 17.15l1.4 1.4M18.55 5.45l-1.4 1.4M6.85 17.15l-1.4 1.4" />
  </IconSvg>
);

export const MoonIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M20 14.4A8.4 8.4 0 0 1 9.6 4 8.4 8.4 0 1 0 20 14.4Z" />
  </IconSvg>
);

export const BellIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M6.25 17V10.5a5.75 5.75 0 0 1 11.5 0V17l1.75 1.25h-15z" />
    <path d="M10 20.75h4M12 4.75V3.25" />
  </IconSvg>
);

export const WarningIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M12 4.25 21 19.5H3L12 4.25Z" />
    <path d="M12 10v4.25M12 16.9v.1" />
  </IconSvg>
);

export const SparkleIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M12 3.5c.7 4.9 2.6 7 7.5 8.5-4.9 1.5-6.8 3.6-7.5 8.5-.7-4.9-2.6-7-7.5-8.5 4.9-1.5 6.8-3.6 7.5-8.5Z" />
  </IconSvg>
);
