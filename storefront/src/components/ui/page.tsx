import type { ReactNode } from 'react';
import ui from './primitives.module.css';
import styles from './page.module.css';
import { cx } from '../../lib/cx';

/** The column of a page's content. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

export function PageHead({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <header className={cx(ui.stack2, styles.head)}>
      <h1 className={ui.big}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
