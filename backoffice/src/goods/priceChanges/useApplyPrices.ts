import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import type { PriceChangeRecord } from '../../types';

const APPLYING = ['price-changes', 'apply'];

/** Applies a change, a hundred prices in a call, until it is done. Goes on while the user visits other pages. */
export const useApplyPrices = () => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['price-changes'] });
  return useMutation({
    mutationKey: APPLYING,
    mutationFn: async ({ id, ...change }: PriceChangeRecord) => {
      let { status, version } = change;
      while (status === 'Running') {
        ({ status, version } = await dataProvider.applyPrices(id, version));
        void refresh();
      }
    },
    onError: useFailureNotice('resources.price-changes.failed'),
    // Shows what another user applied meanwhile.
    onSettled: refresh,
  });
};

export const useIsApplying = (change: PriceChangeRecord): boolean =>
  useIsMutating({
    mutationKey: APPLYING,
    predicate: ({ state }) => (state.variables as PriceChangeRecord | undefined)?.id === change.id,
  }) > 0;
