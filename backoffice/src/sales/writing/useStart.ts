import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { OrderRecord, QuoteRecord } from '../../types';
import type { Earlier } from '../../kit/api/writingCalls';
import { emptyForm, takenOver, type WritingForm } from './writingRules';

interface Start {
  readonly record: WritingForm;
  /** Names of products that no longer exist. */
  readonly gone: readonly string[];
}

const earlierIn = (from: string | null): Earlier | null => {
  const [resource, id] = (from ?? '').split('/');
  return (resource === 'quotes' || resource === 'orders') && id ? { resource, id } : null;
};

const read = async (dataProvider: ShopDataProvider, user: string | null, from: Earlier | null): Promise<Start> => {
  const { vatRegistered, priceBasis } = await dataProvider.getShop();
  const empty = emptyForm(vatRegistered ? priceBasis : undefined);
  if (from === null) return { record: { ...empty, user: { _id: user } }, gone: [] };
  const [{ data }, copied] = await Promise.all([
    dataProvider.getOne<QuoteRecord | OrderRecord>(from.resource, { id: from.id }),
    dataProvider.getCopiedLines(from, 'same'),
  ]);
  const requestedItems = copied.lines.map((line) => ({ ...line, _id: '' }));
  return { record: { ...empty, ...takenOver(data), requestedItems }, gone: copied.gone };
};

/** The initial values of the form of a new document; read once, so that nothing typed is lost. */
export const useStart = (query: URLSearchParams) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const [user, from] = [query.get('user'), query.get('from')];
  return useQuery({
    queryKey: ['writing', user, from],
    queryFn: () => read(dataProvider, user, earlierIn(from)),
    staleTime: Infinity,
    gcTime: 0,
  });
};
