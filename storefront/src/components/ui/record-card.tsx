import type { ReactNode } from 'react';
import styles from './record-card.module.css';

interface RecordCardProps {
  number: string;
  date: ReactNode;
  badge: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One document of the account: its number, date and state on top, its content below. */
export function RecordCard({ number, date, badge, actions, children }: RecordCardProps) {
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <div className={styles.id}>
          <h3 className={styles.number}>
            <bdi>{number}</bdi>
          </h3>
          <p className={styles.date}>{date}</p>
        </div>
        {badge}
      </header>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
