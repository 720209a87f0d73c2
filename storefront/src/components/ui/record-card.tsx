import type { ReactNode } from 'react';
import { Link } from './link';
import ui from './primitives.module.css';
import styles from './record-card.module.css';
import { cx } from '../../lib/cx';

interface RecordCardProps {
  number: string;
  /** The document's own page, unless this is it. */
  to?: string | undefined;
  date: ReactNode;
  badge: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One document of the account: its number, date and status above its content. */
export function RecordCard({ number, to, date, badge, actions, children }: RecordCardProps) {
  return (
    <article className={ui.panel}>
      <header className={styles.head}>
        <div className={styles.id}>
          <h3 className={styles.number}>
            {to === undefined ? (
              <bdi>{number}</bdi>
            ) : (
              <Link to={to} className={styles.link}>
                <bdi>{number}</bdi>
              </Link>
            )}
          </h3>
          <p className={ui.note}>{date}</p>
        </div>
        {badge}
      </header>
      <div className={cx(ui.stack4, ui.bounded, styles.body)}>{children}</div>
      {actions && <div className={cx(ui.row3, ui.middle, styles.actions)}>{actions}</div>}
    </article>
  );
}
