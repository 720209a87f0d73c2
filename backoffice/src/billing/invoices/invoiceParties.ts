import type { Fact } from '../../kit/record/Facts';
import { addressText } from '../../kit/ui/addressText';
import type { Translate } from '../../kit/ui/exportSheet';
import type { InvoiceRecord } from '../../types';
import { currentLanguage } from '../../i18n/language';
import { legalNameOf } from '@shop/contract/names';

/** One below the other; empty texts are omitted. */
const paragraphs = (...texts: string[]): string => texts.filter(Boolean).join('\n');

const trnOf = (trn: string, translate: Translate) => trn && translate('resources.invoices.trn', { trn });

/** Seller and buyer as the invoice copied them at issue. */
export const invoiceParties: readonly Fact<InvoiceRecord>[] = [
  {
    field: 'seller',
    value: ({ seller }, translate) =>
      paragraphs(legalNameOf(seller, currentLanguage()), addressText(seller), trnOf(seller.trn, translate)),
  },
  {
    field: 'buyer',
    value: ({ buyer: { company, name, address } }, translate) =>
      company
        ? paragraphs(legalNameOf(company, currentLanguage()), addressText(company), trnOf(company.trn, translate))
        : paragraphs(name, address),
  },
];
