import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The column that a page's content stands in. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

export function PageHead({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
