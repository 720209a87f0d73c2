import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../api/dataProvider';
import { useFailureNotice } from './useFailureNotice';

interface Report {
  /** Translation keys. */
  done: string;
  failed: string;
  onSettled?: () => void;
}

/**
 * A call of the server whose outcome is shown. The page is loaded again after a success and after a refusal, which
 * means that it is stale.
 */
export const useReportedCall = <Values = void>(
  call: (server: ShopDataProvider, values: Values) => Promise<unknown>,
  { done, failed, onSettled }: Report,
) => {
  const server = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (values: Values) => call(server, values),
    onSuccess: () => notify(done, { type: 'success' }),
    onError: useFailureNotice(failed),
    onSettled: () => {
      onSettled?.();
      refresh();
    },
  });
};
