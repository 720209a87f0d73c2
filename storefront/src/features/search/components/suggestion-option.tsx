import { Icon } from '../../../components/ui/icon';
import { Picture } from '../../../components/ui/picture';
import { Unbroken } from '../../../components/ui/unbroken';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import type { SuggestionResponse } from '../../../lib/api-types';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './search-form.module.css';

/** A line below the search field: a product to go to, or all that the words find. */
export type SearchOption = { kind: 'product'; product: SuggestionResponse } | { kind: 'all'; q: string };

/** None while nothing is typed; the way to all results stands last, also while suggestions are on their way. */
export function optionsOf(typed: string, found: readonly SuggestionResponse[] = []): SearchOption[] {
  if (typed === '') return [];
  return [...found.map((product) => ({ kind: 'product', product }) as const), { kind: 'all', q: typed }];
}

export function SuggestionOption({ option }: { option: SearchOption }) {
  const { t } = useI18n();
  if (option.kind === 'all') {
    return (
      <span className={styles.all}>
        <Icon name="search" size={18} />
        {t('suggestions.all', { q: option.q })}
      </span>
    );
  }
  const { name, sku, image, isAvailable } = option.product;
  return (
    <>
      <span className={styles.thumb}>
        <Picture src={image} alt="" width={56} height={42} />
      </span>
      <span className={styles.what}>
        <span className={styles.name}>
          <Unbroken text={name} />
        </span>
        <span className={styles.sku}>
          {sku}
          {!isAvailable && ` · ${t('product.unavailable')}`}
        </span>
      </span>
    </>
  );
}

interface SuggestionStatusProps {
  q: string;
  /** Undefined while nothing is shown. */
  found: readonly SuggestionResponse[] | undefined;
  failed: boolean;
}

/** Says what the list holds: that there is nothing to everybody, how much there is to screen readers. */
export function SuggestionStatus({ q, found, failed }: SuggestionStatusProps) {
  const { t } = useI18n();
  const none = found?.length === 0;
  return (
    <div role="status" className={styles.status}>
      {failed && <p className={styles.note}>{t('suggestions.failed')}</p>}
      {!failed && none && <p className={styles.note}>{t('suggestions.none', { q })}</p>}
      {!failed && found && !none && <VisuallyHidden>{t('suggestions.count', { count: found.length })}</VisuallyHidden>}
    </div>
  );
}
