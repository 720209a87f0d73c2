import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx';
import styles from './button.module.css';
import { Link } from './link';

type LinkButtonProps = Omit<ComponentProps<typeof Link>, 'className'> & ButtonLook;

/** A link inside the storefront that looks like a button. */
export function LinkButton({ variant, size, wide, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass({ variant, size, wide })} />;
}

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'normal' | 'large';
  wide?: boolean;
}

/** The same look for buttons and for links that look like buttons. */
export function buttonClass({ variant = 'primary', size = 'normal', wide = false }: ButtonLook = {}): string {
  return cx(styles.button, styles[variant], size === 'large' && styles.large, wide && styles.wide);
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook;

export function Button({ variant, size, wide, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass({ variant, size, wide })} />;
}
