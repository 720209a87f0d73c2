import { useId, type ReactNode } from 'react';
import { cx } from '../../../lib/cx';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  id?: string;
  ground?: 'tinted' | 'plate';
  children: ReactNode;
}

export function Section({ title, id, ground, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={cx(ground && styles[ground])}>
      <div className={styles.inner}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
