import { type ReactNode, useId } from 'react';
import { Link } from '../../../components/ui/link';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './overview.module.css';

interface PanelProps {
  title: string;
  count: number;
  /** Shown if there are no documents. */
  none: string;
  all: { to: string; label: string };
  further?: ReactNode;
  /** Shown above the rest, also if that is empty. */
  notes?: ReactNode;
  children: ReactNode;
}

/** Documents of one kind that wait for the buyer. */
export function Panel({ title, count, none, all, further, notes, children }: PanelProps) {
  const { format } = useI18n();
  const titleId = useId();
  return (
    <section className={cx(ui.panel, ui.stack2, ui.padded)} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.heading}>
        {title}
        {count > 0 && <span className={styles.count}>{format.number(count)}</span>}
      </h3>
      {notes}
      {count === 0 ? <p className={ui.note}>{none}</p> : children}
      <p className={styles.links}>
        {further}
        {count > 0 && <Link to={all.to}>{all.label}</Link>}
      </p>
    </section>
  );
}
