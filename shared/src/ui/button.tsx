import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classNames } from './class-names';
import type { Icon } from './icon';

/** primary: the one action of a screen; secondary: beside it; quiet: looks like a link; danger: deletes something. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  variant?: ButtonVariant;
  size?: 'md' | 'lg';
  icon?: Icon;
  isWide?: boolean;
  children: ReactNode;
}

/** `isBusy` keeps the button focusable, marks it aria-busy and ignores clicks. */
export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const lookOf = ({ variant = 'primary', size = 'md', isWide }: Omit<Look, 'children'>, className?: string) =>
  classNames(styles.button, styles[variant], size === 'lg' && styles.large, isWide && styles.wide, className);

/** The button of the kit; its type is `button` by default. */
export function Button({
  variant,
  size,
  icon: Icon,
  isWide,
  isBusy,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ variant, size, isWide }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {Icon ? <Icon size={20} /> : null}
      {children}
    </button>
  );
}

/** A link of the router that looks like a button: it goes somewhere, it does not do something. */
export function ButtonLink({
  variant,
  size,
  icon: Icon,
  isWide,
  children,
  className,
  ...rest
}: Look & Omit<LinkProps, 'children'>) {
  return (
    <Link {...rest} className={lookOf({ variant, size, isWide }, className)}>
      {Icon ? <Icon size={20} /> : null}
      {children}
    </Link>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: Icon;
  /** The accessible name: what the button does. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A round button with an icon alone, 44 px (C45). */
export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames(styles.iconButton, className)}>
      <Icon />
    </button>
  );
}
