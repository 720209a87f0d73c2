import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { useConnectionLost } from '../../lib/connection';
import { useI18n } from '../../lib/i18n/i18n-context';
import { Button } from './button';
import { Icon } from './icon';
import ui from './primitives.module.css';
import styles from './view-state.module.css';

/** Shown instead of a view's content when it is empty. */
export function EmptyState({ text, hint, children }: { text: string; hint?: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.title}>{text}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={ui.row3}>{children}</div>}
    </div>
  );
}

interface ErrorStateProps {
  text: string;
  /** True if the page has no other content: the sentence is then its heading. */
  whole?: boolean;
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
}

/** Shown instead of content that failed to load, with a button to try again. Without a connection it says so. */
export function ErrorState({ text, whole = false, onRetry, children }: ErrorStateProps) {
  const { t } = useI18n();
  const isLost = useConnectionLost();
  const Title = whole ? 'h1' : 'p';
  return (
    <div className={cx(styles.state, styles.error)} role="alert">
      <Title className={styles.title}>
        <Icon name="warning" />
        {text}
      </Title>
      {isLost && (
        <p className={styles.hint}>
          {t('app.noConnection')} {t('app.retriesItself')}
        </p>
      )}
      {(onRetry ?? children) && (
        <div className={ui.row3}>
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

/** The text of a loading view, above its skeleton; the heading of the page if the `whole` page loads. */
export function LoadingText({ text, whole = false }: { text: string; whole?: boolean }) {
  const Words = whole ? 'h1' : 'p';
  return (
    <div role="status">
      <Words className={styles.loading}>{text}</Words>
    </div>
  );
}
