import { type Icon, IconSvg } from './icon';

/* The portal's own drawings: sharing, copying, photos and video. The marks of other services are drawn in the strokes of the set. */

export const WhatsAppIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="m3.9 20.1 1.2-4.2a8.1 8.1 0 1 1 3.1 3.05z" />
    <path d="M9.1 8.1c-.9.9-.6 2.6 1.3 4.6s3.8 2.5 4.8 1.6c.5-.5.5-.9.3-1.2l-1.5-.9-1 .8c-.9-.3-1.9-1.3-2.2-2.2l.8-1-.9-1.5c-.4-.4-1.1-.7-1.6-.2Z" />
  </IconSvg>
);

export const FacebookIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M15.75 3.75h-1.5A3.75 3.75 0 0 0 10.5 7.5v12.75M7.5 11.25h7.25" />
  </IconSvg>
);

export const XIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M4.25 4.5h3.5l12 15h-3.5z" />
    <path d="m19 4.5-6.1 6.6M11 13.2l-5.75 6.3" />
  </IconSvg>
);

export const LinkedInIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M5.25 10v9.25M10 19.25V10M10 13.75c0-2.1 1.6-3.75 3.9-3.75s4.1 1.5 4.1 4.25v5" />
    <path d="M5.25 5.4v.1" />
  </IconSvg>
);

export const LinkIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M10.2 13.8a3.9 3.9 0 0 0 5.5 0l3.1-3.1a3.9 3.9 0 0 0-5.5-5.5l-1.1 1.1" />
    <path d="M13.8 10.2a3.9 3.9 0 0 0-5.5 0l-3.1 3.1a3.9 3.9 0 0 0 5.5 5.5l1.1-1.1" />
  </IconSvg>
);

export const CopyIcon: Icon = (props) => (
  <IconSvg {...props}>
    <rect x="9" y="8.75" width="11" height="11.5" rx="2" />
    <path d="M5.75 15.25A1.75 1.75 0 0 1 4 13.5V5.5a1.75 1.75 0 0 1 1.75-1.75h7.5A1.75 1.75 0 0 1 15 5.5" />
  </IconSvg>
);

export const EnlargeIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M14 4.5h5.5V10M19 5l-5.5 5.5M10 19.5H4.5V14M5 19l5.5-5.5" />
  </IconSvg>
);

export const PlayIcon: Icon = (props) => (
  <IconSvg {...props} isFilled>
    <path d="M8 5.2c0-.7.75-1.1 1.35-.75l10.5 6.7c.55.35.55 1.2 0 1.55l-10.5 6.7c-.6.4-1.35 0-1.35-.75z" />
  </IconSvg>
);

export const HandHeartIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M13.5 11.6S9 9.1 9 6.1a2.4 2.4 0 0 1 4.5-1.2A2.4 2.4 0 0 1 18 6.1c0 3-4.5 5.5-4.5 5.5Z" />
    <path d="M3.5 14.5h2.75c2.1 0 3 1.5 5 1.5h2.5a1.4 1.4 0 0 0 0-2.75M14.9 14.4l3.7-1.9a1.5 1.5 0 0 1 1.5 2.6l-5.2 3.6c-1 .7-2 .95-3.2.75L6.25 18.5H3.5" />
  </IconSvg>
);

export const GoogleIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M18.4 7.1a8 8 0 1 0 1.6 4.9h-7.5" />
  </IconSvg>
);

export const MicrosoftIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M4.5 4.5H11V11H4.5zM13 4.5h6.5V11H13zM4.5 13H11v6.5H4.5zM13 13h6.5v6.5H13z" />
  </IconSvg>
);
