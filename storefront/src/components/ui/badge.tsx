import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import styles from './badge.module.css';

type Tone = 'green' | 'yellow' | 'red' | 'purple' | 'neutral';

/** A short word for a state; the colour only repeats the word. */
export function Badge({ tone, dot = false, children }: { tone: Tone; dot?: boolean; children: ReactNode }) {
  return <span className={cx(styles.badge, styles[tone], dot && styles.dot)}>{children}</span>;
}
