import type { InvoiceSupplyDto } from '@shop/contract/api';
import type { Fact } from '../kit/record/Facts';

/** The supply facts that staff entered for the e-invoice; empty for an ordinary supply. */
export const supplyFacts: readonly Fact<{ supply?: InvoiceSupplyDto }>[] = [
  {
    field: 'isExport',
    label: 'resources.supply.title',
    value: ({ supply }, translate) => (supply?.isExport ? translate('resources.supply.isExport') : ''),
  },
  {
    field: 'freeZoneBeneficiary',
    label: 'resources.supply.freeZoneBeneficiary',
    value: ({ supply }) => supply?.freeZoneBeneficiary,
  },
];
