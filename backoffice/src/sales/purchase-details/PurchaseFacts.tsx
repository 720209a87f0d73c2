import { deliveryLines } from '@shop/contract/delivery';
import { dayText } from '../../kit/format';
import type { Fact } from '../../kit/record/Facts';
import type { Section } from '../../kit/record/ShowPage';
import { currentLanguage } from '../../i18n/language';
import type { QuoteRecord } from '../../types';
import { PoFileLink } from './PoFileInput';

type Details = Pick<QuoteRecord, 'poNumber' | 'poFile' | 'neededBy' | 'deliveryMethod' | 'deliveryAddress'>;

/** A day of the API, formatted. */
export const neededDay = (day: string | null): string => (day === null ? '' : dayText(day));

const facts: readonly Fact<Details>[] = [
  { field: 'poNumber', label: 'shop.purchase.poNumber' },
  {
    field: 'poFile',
    label: 'shop.purchase.poFile',
    value: ({ poFile }) => poFile?.name,
    cell: ({ poFile }) => poFile && <PoFileLink file={poFile} />,
  },
  { field: 'neededBy', label: 'shop.purchase.neededBy', value: ({ neededBy }) => neededDay(neededBy) },
  {
    field: 'deliveryMethod',
    label: 'shop.purchase.deliveryMethod',
    value: ({ deliveryMethod }, translate) => deliveryMethod && translate(`shop.purchase.${deliveryMethod}`),
  },
  {
    field: 'deliveryAddress',
    label: 'shop.purchase.deliveryAddress',
    value: ({ deliveryAddress }) => deliveryAddress && deliveryLines(deliveryAddress, currentLanguage()).join('\n'),
  },
];

/** The buyer's details of the purchase; hidden if there are none. */
export const purchaseSection: Section<Details> = { title: 'shop.purchase.title', facts };
