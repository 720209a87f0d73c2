import { westernDigits } from '@shop/contract/numbers';
import { isTin, isTrn } from '@shop/contract/uae';
import { BooleanInput, type RaRecord, TextInput, useRecordContext } from 'react-admin';
import { textOf } from '../kit/formValues';
import type { InvoiceSupplyDto } from '@shop/contract/api';
import { Facts } from '../kit/record/Facts';
import { FieldGrid, SectionTitle } from '../kit/ui/fields';
import { ltr } from '../kit/ui/partyInputs';
import { supplyFacts } from './supplyFacts';

const beneficiaryRule = (typed: unknown) => {
  const value = textOf(typed);
  return value === '' || isTrn(value) || isTin(value) ? undefined : 'resources.supply.invalid';
};

/** The supply in the form, for the body of a PUT. */
export const toSupply = ({ isExport, freeZoneBeneficiary }: InvoiceSupplyDto): InvoiceSupplyDto => ({
  isExport,
  freeZoneBeneficiary: textOf(freeZoneBeneficiary),
});

interface Props {
  /** True if the supply can no longer be changed: its values are shown. */
  isFixed?: boolean;
}

/** Facts of the supply for the e-invoice, which only staff know. */
export const SupplyInputs = ({ isFixed = false }: Props) => {
  const record = useRecordContext<RaRecord & { supply?: InvoiceSupplyDto }>();
  if (isFixed) return record ? <Facts resource="supply" facts={supplyFacts} record={record} min={160} /> : null;
  return (
    <>
      <SectionTitle text="resources.supply.title" />
      <FieldGrid min={280}>
        <BooleanInput
          source="supply.isExport"
          label="resources.supply.isExport"
          helperText="resources.supply.export_help"
        />
        <TextInput
          source="supply.freeZoneBeneficiary"
          label="resources.supply.freeZoneBeneficiary"
          parse={westernDigits}
          validate={beneficiaryRule}
          inputMode="numeric"
          helperText="resources.supply.beneficiary_help"
          sx={ltr}
        />
      </FieldGrid>
    </>
  );
};
