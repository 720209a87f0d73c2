import type { Fact } from '../../kit/record/Facts';
import { addressText } from '../../kit/ui/addressText';
import type { Translate } from '../../kit/ui/exportSheet';
import type { InvoiceRecord } from '../../types';

/** One below the other; empty texts are omitted. */
const paragraphs = (...texts: string[]): string => texts.filter(Boolean).join('\n');

const trnOf = (trn: string, translate: Translate) => trn && translate('resources.invoices.trn', { trn });

/** Seller and buyer as the invoice copied them at issue. */
export const invoiceParties: readonly Fact<InvoiceRecord>[] = [
  {
    field: 'seller',
    value: ({ seller }, translate) => paragraphs(seller.legalName, addressText(seller), trnOf(seller.trn, translate)),
  },
  {
    field: 'buyer',
    value: ({ buyer: { company, name, address } }, translate) =>
      company
        ? paragraphs(company.legalName, addressText(company), trnOf(company.trn, translate))
        : paragraphs(name, address),
  },
];
