import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { PricesDto } from '@shop/contract/api';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { PriceAccount } from '../../kit/api/priceCalls';
import { formatAed } from '../../kit/format';
import { parseAmount } from '../../kit/formValues';
import type { Beside } from '../../kit/lines/LineRow';
import type { LinesForm } from '../../kit/lines/lineRules';
import { useDebounced } from '../../kit/ui/useDebounced';
import { automaticPrice, type FoundPrices, keyOf, priceInForm, questionsOf } from './agreedRules';

const DEBOUNCE_MS = 250;
const FoundContext = createContext<FoundPrices>(new Map());

const useFoundPrices = (account: PriceAccount | null): FoundPrices => {
  const server = useDataProvider<ShopDataProvider>();
  const lines = useWatch<LinesForm, 'requestedItems'>({ name: 'requestedItems' });
  const questions = useDebounced(JSON.stringify(questionsOf(lines)), DEBOUNCE_MS);
  const { data } = useQuery({
    queryKey: ['prices', account, questions],
    queryFn: () => (account === null ? [] : server.getPrices(account, JSON.parse(questions) as PricesDto['lines'])),
    enabled: account !== null && questions !== '[]',
    placeholderData: (previous) => previous,
  });
  return useMemo(() => new Map(data?.map((price) => [keyOf(price), price])), [data]);
};

/** Fills the prices of a form's lines that were not entered manually, with the prices that the server will use. */
const useAutomaticPrices = (found: FoundPrices): void => {
  const { setValue } = useFormContext<LinesForm>();
  const { defaultValues } = useFormState<LinesForm>();
  const lines = useWatch<LinesForm, 'requestedItems'>({ name: 'requestedItems' });
  const basis = useWatch<LinesForm, 'tax'>({ name: 'tax' })?.basis ?? null;
  useEffect(() => {
    lines.forEach((line, index) => {
      const stored = defaultValues?.requestedItems?.find((one) => line._id !== '' && one?._id === line._id);
      const price = automaticPrice(line, { found, stored, basis });
      if (price !== undefined && price !== line.unitPrice) setValue(`requestedItems.${index}.unitPrice`, price);
    });
  }, [lines, found, basis, defaultValues, setValue]);
};

interface Props {
  /** The payer; null while none is chosen. */
  account: PriceAccount | null;
  children: ReactNode;
}

/** Around the lines of a quote or an order: fills in the prices of the account. */
export const AgreedPrices = ({ account, children }: Props) => {
  const found = useFoundPrices(account);
  useAutomaticPrices(found);
  return <FoundContext value={found}>{children}</FoundContext>;
};

/** Says where the price of a line is from; of a typed one, what it would be, with a button back to it. */
export const PriceOrigin = ({ index, line, disabled }: Beside) => {
  const translate = useTranslate();
  const { setValue } = useFormContext<LinesForm>();
  const basis = useWatch<LinesForm, 'tax'>({ name: 'tax' })?.basis ?? null;
  const found = use(FoundContext).get(keyOf(line));
  const source = found?.source ?? line.priceSource;
  const price = found && priceInForm(found, line, basis);
  const isTyped = line.priceIsManual === true;
  if (!isTyped && !source) return null;
  if (isTyped && (price === undefined || price === parseAmount(line.unitPrice))) return null;
  const text = isTyped ? (source ? 'typed_agreed' : 'typed_list') : 'agreed';
  return (
    <Typography variant="caption" component="div" color="text.secondary" sx={{ unicodeBidi: 'plaintext' }}>
      {translate(`shop.line.${text}`, { name: source?.name, price: formatAed(price ?? 0) })}{' '}
      {isTyped && !disabled && (
        <Button
          size="small"
          onClick={() => setValue(`requestedItems.${index}.priceIsManual`, false, { shouldDirty: true })}
        >
          {translate('shop.line.use_price')}
        </Button>
      )}
    </Typography>
  );
};
