import type { ProductResponse } from '@shop/contract/api';
import { countedWord } from '@shop/contract/counted-words';
import { useI18n } from '../../../lib/i18n/i18n-context';

/** How a product is sold, beside its MOQ: its step, maximum and pack. */
export default function QuantityFacts({ product }: { product: Partial<ProductResponse> }) {
  const i18n = useI18n();
  const { t, term } = i18n;
  const { step = 1, max, packSize, packUnit = '', unit = '' } = product;
  const count = packSize ?? 0;
  return (
    <>
      {step > 1 && <span>{t('product.step', { step })}</span>}
      {typeof max === 'number' && <span>{t('product.max', { max })}</span>}
      {count > 0 && (
        <span>
          {t('product.pack', {
            count,
            unit: countedWord(unit, count, i18n),
            pack: term(packUnit),
          })}
        </span>
      )}
    </>
  );
}
