import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../../components/ui/icon';
import { Picture } from '../../../components/ui/picture';
import { Unbroken } from '../../../components/ui/unbroken';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import type { GroupedSuggestionsResponse, ProductResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { Price } from '../../catalog/components/price';
import { categoryName, productName } from '../../catalog/product-words';
import { moqOf } from '../../catalog/to-cart-item';
import { shopQuery } from '../../shop-info/api/get-shop';
import type { SearchOption } from '../search-options';
import styles from './search-form.module.css';

interface SuggestionOptionProps {
  option: SearchOption;
  /** The product was added to the cart a moment ago. */
  added: boolean;
}

export function SuggestionOption({ option, added }: SuggestionOptionProps) {
  const i18n = useI18n();
  const { t, term, format } = i18n;
  switch (option.kind) {
    case 'recent':
      return <bdi>{option.q}</bdi>;
    case 'forget':
      return t('suggestions.forget');
    case 'category':
    case 'size':
      return (
        <>
          <bdi>{option.kind === 'size' ? term(option.value) : categoryName(option.category, i18n)}</bdi>{' '}
          <span className={styles.count}>{format.number(option.count)}</span>
        </>
      );
    case 'product':
      return <SuggestedProduct product={option.product} />;
    case 'add':
      return <AddSuggested product={option.product} count={option.qty} added={added} />;
    case 'all':
      return (
        <>
          <Icon name="search" size={18} />
          {t('suggestions.all', { q: option.q })}
        </>
      );
  }
}

function SuggestedProduct({ product }: { product: ProductResponse }) {
  const i18n = useI18n();
  const taxRate = useQuery(shopQuery()).data?.taxRate ?? null;
  const { sku, images, isAvailable } = product;
  return (
    <>
      <span className={styles.thumb}>
        <Picture src={images[0]} alt="" width={56} height={42} />
      </span>
      <div className={styles.what}>
        <span className={styles.name}>
          <Unbroken text={productName(product, i18n)} />
        </span>
        <span className={styles.sku}>
          {sku} · {i18n.t('product.moq', { moq: moqOf(product) })}
          {!isAvailable && ` · ${i18n.t('product.unavailable')}`}
        </span>
        <Price product={product} taxRate={taxRate} />
      </div>
    </>
  );
}

function AddSuggested({ product, count, added }: { product: ProductResponse; count: number; added: boolean }) {
  const i18n = useI18n();
  return (
    <>
      <Icon name={added ? 'check' : 'cart'} size={18} />
      <span aria-hidden="true">{i18n.t('suggestions.addShort', { count })}</span>
      <VisuallyHidden>{i18n.t('suggestions.add', { count, name: productName(product, i18n) })}</VisuallyHidden>
    </>
  );
}

interface SuggestionStatusProps {
  q: string;
  /** Undefined while nothing is shown. */
  found: GroupedSuggestionsResponse | undefined;
  failed: boolean;
  /** The product that was added to the cart a moment ago. */
  added: ProductResponse | undefined;
}

/** Shows all users that the list is empty; announces the number of suggestions to screen readers. */
export function SuggestionStatus({ q, found, failed, added }: SuggestionStatusProps) {
  const i18n = useI18n();
  const { t, inSentence } = i18n;
  const count = found?.products.length;
  const leftOut = found?.leftOut.map(inSentence).join(t('app.comma')) ?? '';
  return (
    <div role="status" className={styles.status}>
      {failed && <p className={styles.note}>{t('suggestions.failed')}</p>}
      {!failed && count === 0 && <p className={styles.note}>{t('suggestions.none', { q })}</p>}
      {!failed && count !== 0 && leftOut !== '' && (
        <p className={styles.note}>{t('shop.leftOut', { words: leftOut })}</p>
      )}
      {!failed && count !== undefined && count > 0 && (
        <VisuallyHidden>
          {added ? t('suggestions.added', { name: productName(added, i18n) }) : t('suggestions.count', { count })}
        </VisuallyHidden>
      )}
    </div>
  );
}
