import { useId, type ReactNode } from 'react';
import { cx } from '../../../lib/cx';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  id?: string;
  tinted?: boolean;
  children: ReactNode;
}

export function Section({ title, id, tinted = false, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={cx(styles.section, tinted && styles.tinted)}>
      <div className={styles.inner}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
