import { westernDigits } from '@shop/contract/numbers';
import { isTin, isTrn } from '@shop/contract/uae';
import { BooleanInput, TextInput } from 'react-admin';
import { textOf } from '../formValues';
import type { InvoiceSupplyDto } from '../types';
import { FieldGrid, SectionTitle } from '../ui/fields';
import { ltr } from '../ui/partyInputs';

const beneficiaryRule = (typed: unknown) => {
  const value = textOf(typed);
  return value === '' || isTrn(value) || isTin(value) ? undefined : 'resources.supply.invalid';
};

/** The supply as the form has it, for the body of a PUT. */
export const toSupply = ({ isExport, freeZoneBeneficiary }: InvoiceSupplyDto): InvoiceSupplyDto => ({
  isExport,
  freeZoneBeneficiary: textOf(freeZoneBeneficiary),
});

/** Facts of the supply for the e-invoice, which only staff know. @param props.readOnly where they can't be changed any more */
export const SupplyInputs = ({ readOnly = false }: { readOnly?: boolean }) => (
  <>
    <SectionTitle text="resources.supply.title" />
    <FieldGrid min={280}>
      <BooleanInput
        source="supply.isExport"
        label="resources.supply.isExport"
        readOnly={readOnly}
        helperText="resources.supply.export_help"
      />
      <TextInput
        source="supply.freeZoneBeneficiary"
        label="resources.supply.freeZoneBeneficiary"
        parse={westernDigits}
        validate={beneficiaryRule}
        inputMode="numeric"
        readOnly={readOnly}
        helperText="resources.supply.beneficiary_help"
        sx={ltr}
      />
    </FieldGrid>
  </>
);
