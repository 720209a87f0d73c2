import type { SavedAddressResponse } from '@shop/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlainKey } from '../../../lib/i18n/i18n';
import { serverMessage } from '../../../lib/api-error';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { addressesQuery, removeAddress, saveAddress } from '../../purchase-details/api/addresses';

/** Changes an address book entry with one tap. */
export function useAddressChange(address: SavedAddressResponse) {
  const preferred = useBookChange(
    () => saveAddress(address._id, { ...address, isDefault: true }),
    ['addresses.saved', 'addresses.saveFailed'],
  );
  const removal = useBookChange(() => removeAddress(address._id), ['addresses.removed', 'addresses.removeFailed']);
  return {
    makeDefault: () => preferred.mutate(),
    remove: () => removal.mutate(),
    isPending: preferred.isPending || removal.isPending,
  };
}

function useBookChange(
  mutationFn: () => Promise<SavedAddressResponse[]>,
  [done, failed]: readonly [done: PlainKey, failed: PlainKey],
) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (book) => {
      queryClient.setQueryData(addressesQuery().queryKey, book);
      notify('success', t(done));
    },
    onError: (error) => notify('error', serverMessage(error, t(failed))),
  });
}
