import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '../../../lib/api-error';
import type { SavedAddressResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { addressesQuery, removeAddress, saveAddress } from '../../purchase-details/api/addresses';

/** Changes an address book entry with one tap. */
export function useAddressChange(address: SavedAddressResponse) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const keep = (book: SavedAddressResponse[]) => queryClient.setQueryData(addressesQuery().queryKey, book);
  const preferred = useMutation({
    mutationFn: () => saveAddress(address._id, { ...address, isDefault: true }),
    onSuccess: (book) => {
      keep(book);
      notify('success', t('addresses.saved'));
    },
    onError: (error) => notify('error', serverMessage(error, t('addresses.saveFailed'))),
  });
  const removal = useMutation({
    mutationFn: () => removeAddress(address._id),
    onSuccess: (book) => {
      keep(book);
      notify('success', t('addresses.removed'));
    },
    onError: (error) => notify('error', serverMessage(error, t('addresses.removeFailed'))),
  });
  return {
    makeDefault: () => preferred.mutate(),
    remove: () => removal.mutate(),
    isPending: preferred.isPending || removal.isPending,
  };
}
