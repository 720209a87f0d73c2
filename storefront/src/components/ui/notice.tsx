import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import styles from './notice.module.css';

/** A sentence about the surrounding form or page; errors are announced at once. */
export function Notice({ kind, children }: { kind: 'info' | 'success' | 'error'; children: ReactNode }) {
  return (
    <div className={cx(styles.notice, styles[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
