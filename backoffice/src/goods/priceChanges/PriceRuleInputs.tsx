import { PRICE_CHANGE_KINDS, PRICE_DIRECTIONS, ROUNDING_WAYS } from '@shop/contract/price-change';
import type { CreatePriceChangeDto } from '@shop/contract/api';
import { maxLength, RadioButtonGroupInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldGrid } from '../../kit/ui/fields';
import { MoneyInput } from '../../kit/ui/NumberInputs';
import { stepChoices } from '../priceLists/PriceListInputs';

export type RuleForm = Omit<CreatePriceChangeDto, 'filter' | 'plan'>;

const choicesOf = (field: string, values: readonly string[]) =>
  values.map((id) => ({ id, name: `resources.price-changes.${field}.${id}` }));
const kinds = choicesOf('kind', PRICE_CHANGE_KINDS);
const directions = choicesOf('direction', PRICE_DIRECTIONS);
const ways = choicesOf('rounding', ROUNDING_WAYS);

/** The rule for new prices, and the reason of the change. */
export const PriceRuleInputs = () => {
  const kind = useWatch<RuleForm, 'kind'>({ name: 'kind' });
  return (
    <>
      <FieldGrid min={240}>
        <RadioButtonGroupInput source="kind" choices={kinds} helperText={false} />
        {kind !== 'set' && <RadioButtonGroupInput source="direction" choices={directions} helperText={false} />}
      </FieldGrid>
      <FieldGrid min={160}>
        <MoneyInput source="value" label={`resources.price-changes.value.${kind}`} needed />
        <SelectInput source="step" choices={stepChoices} helperText={false} />
        <SelectInput source="rounding" choices={ways} helperText={false} />
      </FieldGrid>
      <TextInput source="note" validate={maxLength(200)} helperText="resources.price-changes.note_help" />
    </>
  );
};
