import { useQuery } from '@tanstack/react-query';
import { documentPaths } from '../../config/document-paths';
import { myInvoicesQuery } from './api/get-my-invoices';

/** Finds the page of an invoice by its number; undefined for invoices of others. */
export function useInvoicePath(): (invoiceNumber: string) => string | undefined {
  const { data } = useQuery(myInvoicesQuery());
  return (number) => {
    const invoice = data?.find(({ invoiceNumber }) => invoiceNumber === number);
    return invoice && documentPaths.invoice(invoice._id);
  };
}
