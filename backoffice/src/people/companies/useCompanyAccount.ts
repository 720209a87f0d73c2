import { useGetManyAggregate } from 'react-admin';
import type { CompanyAccountRecord } from '../../types';
import { useMay } from '../../kit/auth/useMay';

/**
 * Reads the debt and the purchases of a company, for roles that see accounts. The companies of a page are read in one call.
 * @returns undefined until it is loaded
 */
export const useCompanyAccount = (id: string): CompanyAccountRecord | undefined => {
  const enabled = useMay('payments.read');
  const { data } = useGetManyAggregate<CompanyAccountRecord>('company-accounts', { ids: [id] }, { enabled });
  // A deleted company is undefined in the list.
  return data?.find((account?: CompanyAccountRecord) => account?.id === id);
};
