import { MAX_LENGTH } from '@shop/contract/limits';
import { westernDigits } from '@shop/contract/numbers';
import { UNIT_CODES, unitName } from '@shop/contract/units';
import { TAX_CATEGORIES } from '@shop/contract/vat';
import { maxLength, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { termIn } from '../../i18n/terms';
import { textOf } from '../../kit/formValues';
import type { ProductRecord } from '../../types';
import { FieldGrid } from '../../kit/ui/fields';

export const taxCategoryChoices = TAX_CATEGORIES.map((id) => ({ id, name: `resources.products.tax_category.${id}` }));

const reasonNeeded = (value: unknown) => (textOf(value).trim() ? undefined : 'resources.products.invalid.tax_reason');
const isHsCode = (value: unknown) =>
  /^(\d{6,12})?$/.test(textOf(value)) ? undefined : 'resources.products.invalid.hs_code';

/** Tariffs print codes with dots: 9612.10. */
const withoutDots = (typed: string) => westernDigits(typed).replaceAll(/[.\s]/g, '');

const useUnitChoices = () => {
  const term = termIn(useTranslate());
  return UNIT_CODES.map((id) => ({ id, name: `${term(unitName(id))} (${id})` }));
};

/** The fields of a product for invoices and customs. */
export const TaxInputs = () => {
  const { taxCategory } = useWatch<Partial<ProductRecord>>();
  return (
    <FieldGrid>
      <SelectInput source="taxCategory" choices={taxCategoryChoices} helperText={false} />
      {taxCategory !== 'S' && (
        <TextInput
          source="taxReason"
          validate={[reasonNeeded, maxLength(MAX_LENGTH.taxReason)]}
          isRequired
          helperText={false}
        />
      )}
      <TextInput source="hsCode" parse={withoutDots} validate={isHsCode} inputMode="numeric" helperText={false} />
      <SelectInput
        source="unitCode"
        choices={useUnitChoices()}
        translateChoice={false}
        helperText="resources.products.unit_code_follows"
      />
    </FieldGrid>
  );
};
