import type { ComponentProps, MouseEvent } from 'react';
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

/** The second click of a double click does nothing. */
export function Button({ variant, size, wide, type = 'button', onClick, ...rest }: ButtonProps) {
  const clickOnce = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  return <button {...rest} type={type} className={buttonClass({ variant, size, wide })} onClick={clickOnce} />;
}
