import { DEFAULT_MOQ } from '@shop/contract/limits';
import { DEFAULT_TAX_CATEGORY } from '@shop/contract/vat';
import { useContext } from 'react';
import type { ProductResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { PriceViewContext } from '../../../lib/price-view';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { PriceNotes, useNoPriceText } from './price-notes';
import styles from './product-facts.module.css';
import QuantityFacts from './quantity-facts';

type Facts = Pick<ProductResponse, 'moq' | 'price'> & Partial<Omit<ProductResponse, 'moq' | 'price'>>;

/** SKU, unit price and minimum of a product in a row of a list; the SKU if it is known. */
export function ProductFacts({ product }: { product: Facts }) {
  const { t, term, format } = useI18n();
  const net = useContext(PriceViewContext)?.net;
  const noPriceText = useNoPriceText();
  const { sku, unit, moq, price, taxCategory = DEFAULT_TAX_CATEGORY } = product;
  const shown = format.money(net ? net.amount(price, taxCategory) : price);
  const each = unit ? t('goods.perUnit', { price: shown, unit: term(unit) }) : shown;
  return (
    <p className={cx(ui.note, ui.figures, styles.facts)}>
      {sku && <span>{t('goods.sku', { sku })}</span>}
      <span>
        {price > 0 ? each : noPriceText(product)}
        {price > 0 && net && ` ${net.label}`}
      </span>
      {price > 0 && <PriceNotes product={{ ...product, taxCategory }} />}
      {moq > DEFAULT_MOQ && <span>{t('goods.moq', { moq })}</span>}
      <QuantityFacts product={product} />
    </p>
  );
}
