import { PRICE_STEPS } from '@shop/contract/price-change';
import { MAX_RANK, PRICE_LIST_KINDS, type PriceListKind } from '@shop/contract/price-lists';
import { BooleanInput, DateInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { PriceListRecord } from '../../types';
import { FieldGrid } from '../../kit/ui/fields';
import { WholeInput } from '../../kit/ui/NumberInputs';
import { GroupsInput, MemberInputs } from './AudienceInputs';
import { LongTextInput } from '../../kit/ui/LongTextInput';

const needed = required();
export const stepChoices = PRICE_STEPS.map((id) => ({
  id,
  name: id === '.95' ? 'resources.price-changes.step..95' : id,
}));
const kinds = PRICE_LIST_KINDS.map((id) => ({ id, name: `resources.price-lists.kind.${id}` }));

const Audience = () => {
  const kind = useWatch<PriceListRecord, 'kind'>({ name: 'kind' }) as PriceListKind | undefined;
  if (kind === 'Public') return null;
  return (
    <>
      <MemberInputs />
      <GroupsInput />
    </>
  );
};

export const PriceListInputs = () => (
  <>
    <FieldGrid min={240}>
      <TextInput source="name" validate={needed} helperText={false} />
      <SelectInput source="kind" choices={kinds} validate={needed} helperText="resources.price-lists.help.kind" />
      <WholeInput source="rank" min={1} max={MAX_RANK} needed helperText="resources.price-lists.help.rank" />
      <SelectInput source="step" choices={stepChoices} validate={needed} helperText="resources.price-lists.help.step" />
      <DateInput source="validFrom" helperText={false} />
      <DateInput source="validTo" helperText={false} />
      <Audience />
    </FieldGrid>
    <BooleanInput source="isActive" helperText={false} />
    <LongTextInput source="note" minRows={2} />
  </>
);
