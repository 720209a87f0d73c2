import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../api/dataProvider';
import { useFailureNotice } from './useFailureNotice';

interface Options<Values, Answer> extends Pick<
  UseMutationOptions<Answer, Error, Values>,
  'mutationKey' | 'onSuccess' | 'onSettled'
> {
  /** Translation key of the notice of a success. */
  done?: string;
  /** Translation key of the notice of a failure. */
  failed: string;
  /** The changed record, for the notice of a conflict. */
  of?: Parameters<typeof useFailureNotice>[1];
}

/** A call of the server whose outcome is shown. */
export const useServerCall = <Values = void, Answer = unknown>(
  call: (server: ShopDataProvider, values: Values) => Promise<Answer>,
  { done, failed, of, onSuccess, ...options }: Options<Values, Answer>,
) => {
  const server = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  return useMutation({
    ...options,
    mutationFn: (values: Values) => call(server, values),
    onSuccess: (...answered) => {
      if (done !== undefined) notify(done, { type: 'success' });
      return onSuccess?.(...answered);
    },
    onError: useFailureNotice(failed, of),
  });
};

/**
 * Such a call that loads the page again after a success and after a refusal, which means that the page is stale.
 */
export const useReportedCall = <Values = void>(
  call: (server: ShopDataProvider, values: Values) => Promise<unknown>,
  { onSettled, ...report }: { done: string; failed: string; onSettled?: () => void },
) => {
  const refresh = useRefresh();
  return useServerCall(call, {
    ...report,
    onSettled: () => {
      onSettled?.();
      refresh();
    },
  });
};
