import { BooleanInput, minValue, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { integerOf, textOf } from '../formValues';
import { useTypeChoices } from '../i18n/terms';
import type { CategoryRecord } from '../types';
import { EditPage } from '../ui/EditPage';
import { FieldGrid, SectionTitle } from '../ui/fields';
import { CategoryImageInput } from './CategoryImageInput';
import { FilterEditor } from './FilterEditor';

const needed = required();
const notNegative = minValue(0);

/** The body of PUT /categories/{id}. */
const toCategoryUpdate = (category: CategoryRecord) => ({
  version: category.version,
  name: category.name,
  displayName: category.displayName,
  productType: category.productType,
  description: textOf(category.description),
  position: Math.max(integerOf(category.position), 0),
  isActive: category.isActive,
  image: textOf(category.image),
  filters: category.filters.map(({ Key, displayName, values, order }) => ({
    Key,
    displayName: textOf(displayName),
    values,
    order: integerOf(order),
  })),
});

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
  <EditPage<CategoryRecord> toUpdate={toCategoryUpdate}>
    <Inputs />
  </EditPage>
);

export default CategoryEdit;
