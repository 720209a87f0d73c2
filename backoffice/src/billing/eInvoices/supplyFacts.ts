import type { InvoiceSupplyDto } from '@shop/contract/api';
import type { Fact } from '../../kit/record/Facts';

/** What staff entered about the supply for the e-invoice; empty where it is an ordinary one. */
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
