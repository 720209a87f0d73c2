import { useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { wordsLine } from '../../kit/lines/lineRules';
import type { Translate } from '../../kit/ui/exportSheet';
import type { ChequeRecord, OrderRecord, QuoteRecord } from '../../types';
import type { Earlier } from '../../kit/api/writingCalls';
import { emptyForm, takenOver, type WritingForm } from './writingRules';
import { useServerQuery } from '../../kit/api/useServerQuery';

interface Start {
  readonly record: WritingForm;
  /** Names of products that no longer exist. */
  readonly gone: readonly string[];
}

const earlierIn = (from: string | null): Earlier | null => {
  const [resource, id] = (from ?? '').split('/');
  return (resource === 'quotes' || resource === 'orders') && id ? { resource, id } : null;
};

/** The charge of the shop's bank for a returned cheque, which the customer bears. */
const chargeLine = async (dataProvider: ShopDataProvider, cheque: string, translate: Translate) => {
  const { data } = await dataProvider.getOne<ChequeRecord>('cheques', { id: cheque });
  const text = translate('shop.writing.return_charge', { number: data.chequeNumber });
  return wordsLine(text, 1, data.returns.at(-1)?.charge);
};

const read = async (
  dataProvider: ShopDataProvider,
  { user, from, returned }: { user: string | null; from: Earlier | null; returned: string | null },
  translate: Translate,
): Promise<Start> => {
  const { vatRegistered, priceBasis } = await dataProvider.getShop();
  const empty = emptyForm(vatRegistered ? priceBasis : undefined);
  if (from === null) {
    const requestedItems = returned === null ? [] : [await chargeLine(dataProvider, returned, translate)];
    return { record: { ...empty, user: { _id: user }, requestedItems }, gone: [] };
  }
  const [{ data }, copied] = await Promise.all([
    dataProvider.getOne<QuoteRecord | OrderRecord>(from.resource, { id: from.id }),
    dataProvider.getCopiedLines(from, 'same'),
  ]);
  const requestedItems = copied.lines.map((line) => ({ ...line, _id: '' }));
  return { record: { ...empty, ...takenOver(data), requestedItems }, gone: copied.gone };
};

/** The initial values of the form of a new document; read once, so that nothing typed is lost. */
export const useStart = (query: URLSearchParams) => {
  const translate = useTranslate();
  const [user, from, returned] = [query.get('user'), query.get('from'), query.get('returned')];
  return useServerQuery(
    ['writing', user, from, returned],
    (server) => read(server, { user, from: earlierIn(from), returned }, translate),
    { staleTime: Infinity, gcTime: 0 },
  );
};
