import type { SupplierDocumentResponse } from '@shop/contract/api';
import { supplierDocumentState, supplierStateTones } from '@shop/contract/supplier-pack';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatDay } from '../../kit/format';

export const key = (name: string) => `resources.supplier-documents.${name}`;

/** The documents by which buyers check the shop, as far as they are on file. */
export const useSupplierDocuments = () => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queryFn = () => dataProvider.getSupplierDocuments();
  return useQuery({ queryKey: ['supplier-documents', 'all'], queryFn, retry: false });
};

/** The state of a document with its tone, and the values of its text: "Expires in 12 days". */
export function validityOf({ daysLeft, expiresOn }: SupplierDocumentResponse) {
  const state = supplierDocumentState(daysLeft);
  return { state, tone: supplierStateTones[state], values: { count: daysLeft ?? 0, day: formatDay(expiresOn) } };
}
