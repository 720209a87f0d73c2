import { startOfDubaiDay } from '@shop/contract/dubai-day';
import type { ReactNode } from 'react';
import type { QuoteResponse } from '@shop/contract/api';
import { useI18n } from '../../lib/i18n/i18n-context';
import { addressLines } from './address-lines';
import { poFilePath } from './api/po-file';

type Details = Pick<QuoteResponse, 'poNumber' | 'poFile' | 'neededBy' | 'deliveryMethod' | 'deliveryAddress'>;

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly long?: boolean;
}

/** The purchase details as pairs of a name and a value; empty ones are omitted. */
export function usePurchaseFacts({ poNumber, poFile, neededBy, deliveryMethod, deliveryAddress }: Details): Fact[] {
  const { t, format, language } = useI18n();
  const file = poFile && (
    <a href={poFilePath(poFile._id)} target="_blank" rel="noopener">
      {poFile.name}
    </a>
  );
  return [
    { name: t('purchase.poNumber'), value: poNumber },
    { name: t('purchase.poFile'), value: file },
    { name: t('purchase.neededBy'), value: neededBy && format.date(startOfDubaiDay(neededBy).toISOString()) },
    { name: t('purchase.method'), value: deliveryMethod && !deliveryAddress && t(`purchase.${deliveryMethod}`) },
    {
      name: t('purchase.deliverTo'),
      value: deliveryAddress && addressLines(deliveryAddress, language),
      long: true,
    },
  ];
}
