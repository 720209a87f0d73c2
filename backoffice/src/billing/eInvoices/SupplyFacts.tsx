import { useTranslate } from 'react-admin';
import type { InvoiceSupplyDto } from '@shop/contract/api';
import { FieldGrid, ReadOnly } from '../../kit/ui/fields';

/** Facts that staff told of the supply for the e-invoice; nothing where it is an ordinary one. */
export const SupplyFacts = ({ supply }: { supply: InvoiceSupplyDto | undefined }) => {
  const translate = useTranslate();
  if (!supply || (!supply.isExport && supply.freeZoneBeneficiary === '')) return null;
  return (
    <FieldGrid min={160}>
      {supply.isExport && <ReadOnly label="resources.supply.title">{translate('resources.supply.isExport')}</ReadOnly>}
      {supply.freeZoneBeneficiary !== '' && (
        <ReadOnly label="resources.supply.freeZoneBeneficiary">{supply.freeZoneBeneficiary}</ReadOnly>
      )}
    </FieldGrid>
  );
};
