import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../dataProvider/dataProvider';
import { useFailureNotice } from '../ui/useFailureNotice';

export interface ImportFile {
  name: string;
  csv: string;
}

/** The two steps of an import: checking a file, and importing it as it was shown. */
export const useProductImport = () => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const onCheckError = useFailureNotice('resources.products.import.check_failed');
  const onApplyError = useFailureNotice('resources.products.import.failed');
  const check = useMutation({
    mutationFn: ({ csv }: ImportFile) => dataProvider.importProducts(csv),
    onError: onCheckError,
  });
  const apply = useMutation({
    mutationFn: ({ csv, plan }: ImportFile & { plan: string }) => dataProvider.importProducts(csv, plan),
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
