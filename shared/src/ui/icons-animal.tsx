import { type Icon, IconSvg } from './icon';

/* The portal's own drawings: animals, sex, favourites and stars. */

export const HeartIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M12 20.3s-7.9-4.7-7.9-10.6a4.4 4.4 0 0 1 7.9-2.6 4.4 4.4 0 0 1 7.9 2.6c0 5.9-7.9 10.6-7.9 10.6Z" />
  </IconSvg>
);

export const HeartFilledIcon: Icon = (props) => (
  <IconSvg {...props} isFilled>
    <path d="M12 20.3s-7.9-4.7-7.9-10.6a4.4 4.4 0 0 1 7.9-2.6 4.4 4.4 0 0 1 7.9 2.6c0 5.9-7.9 10.6-7.9 10.6Z" />
  </IconSvg>
);

export const PawIcon: Icon = (props) => (
  <IconSvg {...props}>
    <ellipse cx="6" cy="11.25" rx="1.75" ry="2.25" />
    <ellipse cx="9.75" cy="6.5" rx="1.75" ry="2.4" />
    <ellipse cx="14.25" cy="6.5" rx="1.75" ry="2.4" />
    <ellipse cx="18" cy="11.25" rx="1.75" ry="2.25" />
    <path d="M12 11.75c-2.4 0-5 2.6-5 5 0 1.6 1.2 2.5 2.6 2.5 1 0 1.6-.4 2.4-.4s1.4.4 2.4.4c1.4 0 2.6-.9 2.6-2.5 0-2.4-2.6-5-5-5Z" />
  </IconSvg>
);

export const CatIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M5 10.5V4.25l4 2.9a9.6 9.6 0 0 1 6 0l4-2.9v6.25c.5.9.75 1.9.75 2.9 0 3.9-3.5 6.6-7.75 6.6s-7.75-2.7-7.75-6.6c0-1 .25-2 .75-2.9Z" />
    <path d="M9 12.25v.5M15 12.25v.5" />
    <path d="m12 15.25-.9-.75h1.8l-.9.75Zm0 0v.75" />
  </IconSvg>
);

export const DogIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M8 6.25c1-.7 2.4-1 4-1s3 .3 4 1" />
    <path d="M8 6.25C5.9 4.6 3.4 5.9 3.4 8.9c0 2.5.9 4.6 2 4.6 1.3 0 1.9-2.1 2.6-7.25Z" />
    <path d="M16 6.25c2.1-1.65 4.6-.35 4.6 2.65 0 2.5-.9 4.6-2 4.6-1.3 0-1.9-2.1-2.6-7.25Z" />
    <path d="M6.2 13.1c0 4.2 2.4 6.9 5.8 6.9s5.8-2.7 5.8-6.9" />
    <path d="M9.6 11v.5M14.4 11v.5" />
    <path d="M10.5 14.5h3L12 16l-1.5-1.5ZM12 16v1.25" />
  </IconSvg>
);

export const RabbitIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M9.75 10.9C7.6 8 6.9 3.25 8.5 2.9c1.7-.35 2.9 3.6 3 7.1" />
    <path d="M14.25 10.9c2.15-2.9 2.85-7.65 1.25-8-1.7-.35-2.9 3.6-3 7.1" />
    <path d="M12 10c-3.7 0-6.25 2.6-6.25 5.6S8.4 20.75 12 20.75s6.25-2.15 6.25-5.15S15.7 10 12 10Z" />
    <path d="M9.6 14.5v.4M14.4 14.5v.4" />
    <path d="m12 17.5-.75-.75h1.5l-.75.75Z" />
  </IconSvg>
);

export const BirdIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M19 7.75 21.25 9 19 10.1" />
    <path d="M19 7.6A4 4 0 0 0 11.4 7.1C10.7 10.6 7.6 12.3 3 18.25l5-.6c1 .7 2.3 1.1 3.8 1.1 4.4 0 7.2-3.4 7.2-8z" />
    <path d="M15.5 7.9v.1" />
    <path d="M8 17.6c3.2-.2 5-1.9 5.6-4.6" />
    <path d="M11.5 18.8v2.2M14.5 18.2V21" />
  </IconSvg>
);

export const StarIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="m12 3.4 2.65 5.4 5.95.85-4.3 4.2 1 5.95L12 17l-5.3 2.8 1-5.95-4.3-4.2 5.95-.85L12 3.4Z" />
  </IconSvg>
);

export const StarFilledIcon: Icon = (props) => (
  <IconSvg {...props} isFilled>
    <path d="m12 3.4 2.65 5.4 5.95.85-4.3 4.2 1 5.95L12 17l-5.3 2.8 1-5.95-4.3-4.2 5.95-.85L12 3.4Z" />
  </IconSvg>
);

export const MaleIcon: Icon = (props) => (
  <IconSvg {...props}>
    <circle cx="10" cy="14" r="5.5" />
    <path d="m14 10 5.75-5.75M15 4.25h4.75V9" />
  </IconSvg>
);

export const FemaleIcon: Icon = (props) => (
  <IconSvg {...props}>
    <circle cx="12" cy="9" r="5.5" />
    <path d="M12 14.5v6.75M8.75 18h6.5" />
  </IconSvg>
);

export const CoupleIcon: Icon = (props) => (
  <IconSvg {...props}>
    <path d="M8.4 18.6s-5.4-3.2-5.4-7.3a3 3 0 0 1 5.4-1.8 3 3 0 0 1 5.4 1.8c0 4.1-5.4 7.3-5.4 7.3Z" />
    <path d="M13 6.6a3 3 0 0 1 2.6-1.2c.9 0 2 .5 2.6 1.4A3 3 0 0 1 21 8c0 2.7-2.1 5-4 6.4" />
  </IconSvg>
);
