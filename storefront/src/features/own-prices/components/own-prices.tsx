import type { OwnPricesResponse } from '@shop/contract/api';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Link } from '../../../components/ui/link';
import { Loaded } from '../../../components/ui/record-list';
import { EmptyState } from '../../../components/ui/view-state';
import ui from '../../../components/ui/primitives.module.css';
import { documentPaths } from '../../../config/document-paths';
import { paths } from '../../../config/paths';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { saveFile } from '../../../lib/save-file';
import { categoryName, productName } from '../../catalog/product-words';
import { DocumentLink } from '../../documents/components/document-link';
import { ProductFacts } from '../../goods/components/product-facts';
import goods from '../../goods/components/goods.module.css';
import { ownPricesQuery } from '../api/get-own-prices';
import { pricesCsv } from '../prices-csv';

/** Rows that are shown at once; a search finds the others. */
const MOST_ROWS = 200;

/** The prices that were agreed with the buyer, as a page, a PDF and a CSV file. */
export function OwnPrices() {
  const { t } = useI18n();
  return (
    <section>
      <h2 className={ui.title}>{t('ownPrices.title')}</h2>
      <Loaded query={useQuery(ownPricesQuery())} loading={t('ownPrices.loading')} error={t('ownPrices.error')}>
        {(prices) =>
          prices.lists.length === 0 ? <EmptyState text={t('ownPrices.empty')} /> : <Prices prices={prices} />
        }
      </Loaded>
    </section>
  );
}

function Prices({ prices }: { prices: OwnPricesResponse }) {
  const { t } = useI18n();
  return (
    <>
      <Lists lists={prices.lists} />
      <div className={cx(ui.row3, goods.bar)}>
        <DocumentLink href={documentPaths.ownPricesPdf} label={t('ownPrices.pdf')} number={t('ownPrices.title')} />
        <CsvButton prices={prices} />
      </div>
      <General general={prices.general} />
      <Products products={prices.products} />
    </>
  );
}

function Lists({ lists }: Pick<OwnPricesResponse, 'lists'>) {
  const { t, format } = useI18n();
  const dayOf = (day: string) => format.date(startOfDubaiDay(day).toISOString());
  return lists.map(({ name, validTo }) => (
    <p key={name} className={goods.lead}>
      <bdi>{name}</bdi> {validTo !== null && t('ownPrices.until', { date: dayOf(validTo) })}
    </p>
  ));
}

function CsvButton({ prices }: { prices: OwnPricesResponse }) {
  const i18n = useI18n();
  const ofGeneral = useGeneralName();
  const save = () => {
    const csv = pricesCsv(prices, { ofProduct: (product) => productName(product, i18n), ofGeneral });
    saveFile(new File([csv], 'prices.csv', { type: 'text/csv' }));
  };
  return (
    <Button variant="secondary" onClick={save}>
      {i18n.t('ownPrices.csv')}
    </Button>
  );
}

type GeneralPrice = OwnPricesResponse['general'][number];

function useGeneralName() {
  const i18n = useI18n();
  return ({ target, name, nameAr }: GeneralPrice): string =>
    target === 'all' ? i18n.t('ownPrices.all') : categoryName({ displayName: name, displayNameAr: nameAr }, i18n);
}

/** Prices of categories, product types and all products. */
function General({ general }: Pick<OwnPricesResponse, 'general'>) {
  const { t, format } = useI18n();
  const nameOf = useGeneralName();
  const valueOf = ({ price, percent }: GeneralPrice) => {
    if (price !== null) return format.money(price);
    const rate = format.number(Math.abs(percent ?? 0));
    return t((percent ?? 0) < 0 ? 'ownPrices.below' : 'ownPrices.above', { rate });
  };
  return general.map((one) => (
    <p key={`${one.target} ${one.name} ${one.minQty}`} className={ui.row2}>
      <strong>{nameOf(one)}</strong>
      <span>{one.minQty > 1 ? t('product.break', { qty: one.minQty, price: valueOf(one) }) : valueOf(one)}</span>
    </p>
  ));
}

function Products({ products }: Pick<OwnPricesResponse, 'products'>) {
  const i18n = useI18n();
  const { t } = i18n;
  const [words, setWords] = useState('');
  if (products.length === 0) return null;
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = products.filter((product) => {
    const text = `${productName(product, i18n)} ${product.name} ${product.sku}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return (
    <>
      <div className={goods.finder}>
        <div className={goods.grow}>
          <TextField
            type="search"
            label={t('buyAgain.find')}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
      </div>
      {found.length === 0 && <p role="status">{t('buyAgain.nothing')}</p>}
      <ul className={goods.list}>
        {found.slice(0, MOST_ROWS).map((product) => (
          <li key={product._id} className={goods.plain}>
            <Link to={paths.product(product._id)} className={goods.name}>
              {productName(product, i18n)}
            </Link>
            <ProductFacts product={product} />
          </li>
        ))}
      </ul>
      {found.length > MOST_ROWS && (
        <p className={ui.note}>{t('ownPrices.more', { count: found.length - MOST_ROWS })}</p>
      )}
    </>
  );
}
