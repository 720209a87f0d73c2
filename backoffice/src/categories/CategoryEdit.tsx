import { BooleanInput, minValue, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { EditPage } from '../ui/EditPage';
import { FieldGrid, SectionTitle } from '../ui/fields';
import { useTypeChoices } from '../ui/useShop';
import { CategoryImageInput } from './CategoryImageInput';
import { toCategoryUpdate } from './categoryPayload';
import { FilterEditor } from './FilterEditor';

const needed = required();
const notNegative = minValue(0);

const Inputs = () => {
  const choices = useTypeChoices();
  return (
    <>
      <FieldGrid min={260}>
        <TextInput source="name" validate={needed} helperText={false} />
        <TextInput source="displayName" validate={needed} helperText={false} />
        <SelectInput
          source="productType"
          choices={choices}
          translateChoice={false}
          validate={needed}
          helperText={false}
        />
        <NumberInput source="position" min={0} step={1} validate={notNegative} helperText={false} />
        <BooleanInput source="isActive" helperText={false} />
      </FieldGrid>
      <CategoryImageInput />
      <TextInput source="description" multiline minRows={2} helperText={false} />
      <SectionTitle text="resources.categories.fields.filters" />
      <FilterEditor />
    </>
  );
};

const CategoryEdit = () => (
  <EditPage toUpdate={toCategoryUpdate}>
    <Inputs />
  </EditPage>
);

export default CategoryEdit;
