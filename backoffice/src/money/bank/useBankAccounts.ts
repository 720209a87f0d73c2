import type { BankedAccountResponse } from '@shop/contract/api';
import { useServerQuery } from '../../kit/api/useServerQuery';

/** The bank accounts of the settings, with their balances. */
export const useBankAccounts = () => {
  return useServerQuery(['bank-accounts'], (server) => server.getBankAccounts());
};

export const accountName = ({ bank, iban }: BankedAccountResponse): string => `${bank} · ${iban}`;
