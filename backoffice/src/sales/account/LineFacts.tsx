import { Typography } from '@mui/material';
import type { LastPriceResponse } from '@shop/contract/api';
import { dubaiDay } from '@shop/contract/dubai-day';
import { toAed, toFils } from '@shop/contract/money';
import { DEFAULT_TAX_CATEGORY, type PriceBasis, priceBetween, taxRate } from '@shop/contract/vat';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetManyAggregate, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCountedUnit } from '../../i18n/terms';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { CreditAccount } from '../../kit/api/shopCalls';
import { formatAed, formatDay } from '../../kit/format';
import type { Beside } from '../../kit/lines/LineRow';
import type { LinesForm } from '../../kit/lines/lineRules';
import type { ProductRecord } from '../../types';
import { parseQuantity } from '../../kit/formValues';
import { PriceOrigin } from './AgreedPrices';
import { WhyPrice } from './WhyPrice';

/** Rows come and go while the page scrolls. */
const staleTime = 60_000;

const useLastPrice = (account: CreditAccount | null, product: string): LastPriceResponse | undefined => {
  const server = useDataProvider<ShopDataProvider>();
  const { data } = useQuery({
    queryKey: ['orders', 'last-prices', account],
    queryFn: () => (account === null ? [] : server.getLastPrices(account)),
    staleTime,
  });
  return data?.find((price) => price.product === product);
};

/** The price in the price basis of the form, in AED. */
const shownPrice = ({ unitPrice, priceBasis }: LastPriceResponse, line: Beside['line'], basis: PriceBasis | null) => {
  const rate = line.taxRate ?? taxRate(line.taxCategory ?? DEFAULT_TAX_CATEGORY, dubaiDay(new Date()));
  return formatAed(toAed(priceBetween(toFils(unitPrice), rate, priceBasis, basis)));
};

interface Props extends Beside {
  /** The customer whose last price is shown, or null. */
  account: CreditAccount | null;
}

const ProductFacts = ({ account, index, line, disabled, product }: Props & { product: string }) => {
  const translate = useTranslate();
  const countedUnit = useCountedUnit();
  const basis = useWatch<LinesForm, 'tax'>({ name: 'tax' })?.basis ?? null;
  const { data } = useGetManyAggregate<ProductRecord>('products', { ids: [product] }, { staleTime });
  const last = useLastPrice(account, product);
  const { stock, unit = '', storageLocation } = data?.[0] ?? {};
  const texts = [
    stock !== undefined && translate('shop.writing.in_stock', { stock, unit: countedUnit(unit, stock) }),
    storageLocation,
    last && translate('shop.line.last_price', { price: shownPrice(last, line, basis), day: formatDay(last.orderedAt) }),
  ].filter(Boolean);
  return (
    <>
      {texts.length > 0 && (
        <Typography variant="caption" component="div" color="text.secondary" sx={{ unicodeBidi: 'plaintext' }}>
          {texts.join(' · ')}
        </Typography>
      )}
      <PriceOrigin index={index} line={line} disabled={disabled} />
      {account && <WhyPrice account={account} product={product} qty={parseQuantity(line.qty)} />}
    </>
  );
};

/** Beside the product of a line: how much is in stock and where, and what this customer paid the last time. */
export const LineFacts = (props: Props) =>
  props.line.product === null ? null : <ProductFacts {...props} product={props.line.product} />;
