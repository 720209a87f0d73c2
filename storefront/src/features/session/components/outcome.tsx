import { useEffect, useRef, type ReactNode } from 'react';
import styles from './auth-form.module.css';

/** Takes the place of a form that is done with, and the focus that stood in it. */
export function Outcome({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      {children}
    </div>
  );
}
