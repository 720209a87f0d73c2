import { cx } from '../../lib/cx';
import styles from './button.module.css';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'normal' | 'large';
  wide?: boolean;
}

/** One look for buttons and for links that lead like buttons. */
export function buttonClass({ variant = 'primary', size = 'normal', wide = false }: ButtonLook = {}): string {
  return cx(styles.button, styles[variant], size === 'large' && styles.large, wide && styles.wide);
}
