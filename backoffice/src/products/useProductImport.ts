import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../dataProvider/dataProvider';
import { useFailure } from '../ui/useFailure';

export interface SheetFile {
  name: string;
  csv: string;
}

/** The two steps of an import: looking a file through, and taking it as it was shown. */
export const useProductImport = () => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const onCheckError = useFailure('resources.products.import.check_failed');
  const onApplyError = useFailure('resources.products.import.failed');
  const check = useMutation({
    mutationFn: ({ csv }: SheetFile) => dataProvider.importProducts(csv),
    onError: onCheckError,
  });
  const apply = useMutation({
    mutationFn: ({ csv, plan }: SheetFile & { plan: string }) => dataProvider.importProducts(csv, plan),
    onSuccess: ({ created, updated }) => {
      notify('resources.products.import.done', { type: 'success', messageArgs: { created, updated } });
      redirect('list', 'products');
      refresh();
    },
    onError: (error, { name, csv }) => {
      onApplyError(error);
      // The catalogue has most likely moved on: show what the file would change now.
      check.mutate({ name, csv });
    },
  });
  return { check, apply };
};
