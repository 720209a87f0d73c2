import type { BankedAccountResponse } from '@shop/contract/api';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';

/** The bank accounts of the settings, with their balances. */
export const useBankAccounts = () => {
  const server = useDataProvider<ShopDataProvider>();
  return useQuery({ queryKey: ['bank-accounts'], queryFn: () => server.getBankAccounts(), retry: false });
};

export const accountName = ({ bank, iban }: BankedAccountResponse): string => `${bank} · ${iban}`;
