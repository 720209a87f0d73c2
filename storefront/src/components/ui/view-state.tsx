import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { useI18n } from '../../lib/i18n/i18n-context';
import { Button } from './button';
import { Icon } from './icon';
import styles from './view-state.module.css';

/** What a view says in place of its content when there is none. */
export function EmptyState({ text, hint, children }: { text: string; hint?: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.title}>{text}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

interface ErrorStateProps {
  text: string;
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
}

/** What a view says when its content could not be had, with the way to try again. */
export function ErrorState({ text, onRetry, children }: ErrorStateProps) {
  const { t } = useI18n();
  return (
    <div className={cx(styles.state, styles.error)} role="alert">
      <p className={styles.title}>
        <Icon name="warning" />
        {text}
      </p>
      {(onRetry ?? children) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              {t('app.retry')}
            </Button>
          )}
          {children}
        </div>
      )}
    </div>
  );
}

/** The words of a loading view, above its skeleton. */
export function LoadingText({ text }: { text: string }) {
  return (
    <p className={styles.loading} role="status">
      {text}
    </p>
  );
}
