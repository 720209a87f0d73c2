import { isDay } from '@shop/contract/dubai-day';
import { formatDay } from '../../kit/format';
import type { ReadEInvoice } from '../../types';
import { countryName, nameOfEmirate } from '../../kit/ui/addressText';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** A date of any document; unchanged if it is not a valid day. */
export const dayText = (day: string): string => (isDay(day) ? formatDay(day) : day);

/** The lines of an address, with the names of emirate and country. */
export const addressLines = ({ street, city, subdivision, country }: ReadEInvoice['seller']['address']): string[] => {
  const region = country === 'AE' ? nameOfEmirate(subdivision) : subdivision;
  return [street, city, region === city ? '' : region, countryName(country)].filter((line) => line !== '');
};

const FLAGS = ['free_zone', 'deemed', 'margin', 'summary', 'continuous', 'agent', 'e_commerce', 'export'] as const;

/** The kinds of supply for the eight positions of the flags. */
export const flagNames = (flags: string, translate: Translate): string =>
  FLAGS.filter((_name, place) => flags[place] === '1')
    .map((name) => translate(`resources.read_e_invoice.flag.${name}`))
    .join(', ');

const asWritten = new Intl.NumberFormat('en-AE', { minimumFractionDigits: 2, maximumFractionDigits: 6 });

/** An amount with the document's decimals, at least two. */
export const amountText = (amount: number): string => asWritten.format(amount);
