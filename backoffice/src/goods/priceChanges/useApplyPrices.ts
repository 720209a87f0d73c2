import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import type { PriceChangeRecord } from '../../types';
import { useServerCall } from '../../kit/ui/useServerCall';

const APPLYING = ['price-changes', 'apply'];

/** Applies a change, a hundred prices in a call, until it is done. Goes on while the user visits other pages. */
export const useApplyPrices = () => {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['price-changes'] });
  return useServerCall(
    async (server, { id, ...change }: PriceChangeRecord) => {
      let { status, version } = change;
      while (status === 'Running') {
        ({ status, version } = await server.applyPrices(id, version));
        void refresh();
      }
    },
    // The refresh shows what another user applied meanwhile.
    { failed: 'resources.price-changes.failed', mutationKey: APPLYING, onSettled: refresh },
  );
};

export const useIsApplying = (change: PriceChangeRecord): boolean =>
  useIsMutating({
    mutationKey: APPLYING,
    predicate: ({ state }) => (state.variables as PriceChangeRecord | undefined)?.id === change.id,
  }) > 0;
