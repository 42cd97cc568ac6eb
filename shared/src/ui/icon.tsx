import type { ReactNode } from 'react';
import styles from './icon.module.css';

/** Size in px (24 by default). Without `label` the icon is decoration; with it, it is an image with that name. */
export interface IconProps {
  size?: number;
  className?: string;
  label?: string;
}

/** A drawn icon of the set. */
export type Icon = (props: IconProps) => ReactNode;

interface SvgProps extends IconProps {
  children: ReactNode;
  isFilled?: boolean;
}

/** The frame of every icon: 24 px grid, stroke 1.75, the colour of the text around it. */
export function IconSvg({ size = 24, className, label, isFilled, children }: SvgProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden
    <svg
      className={[styles.icon, isFilled ? styles.filled : styles.outlined, className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
