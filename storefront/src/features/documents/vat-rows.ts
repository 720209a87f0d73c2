import type { TaxResponse } from '@shop/contract/api';
import { useI18n } from '../../lib/i18n/i18n-context';

export interface ShownTax extends Pick<TaxResponse, 'net'> {
  readonly categories: readonly TaxResponse['categories'][number][];
}

/** The net amount of a document and its VAT by category; empty for a document without VAT. */
export function useVatRows(tax: ShownTax | null): { name: string; value: string }[] {
  const { t, format } = useI18n();
  if (tax === null) return [];
  // Categories without VAT are parts of the net amount, and are shown below it.
  const untaxedFirst = [...tax.categories].sort((a, b) => Number(a.category === 'S') - Number(b.category === 'S'));
  const vats = untaxedFirst.map(({ category, rate, net, vat }) =>
    category === 'S'
      ? { name: t('vat.S', { rate: format.number(rate) }), value: format.money(vat) }
      : { name: t(`vat.${category}`), value: format.money(net) },
  );
  return [{ name: t('vat.net'), value: format.money(tax.net) }, ...vats];
}
