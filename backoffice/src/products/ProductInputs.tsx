import { ReferenceInput, required, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ProductRecord } from '../records';
import { CategorySelect } from './CategorySelect';
import { sizes, variants, withCurrent } from './productOptions';

const needed = required();

const CategoryInput = () => {
  const { productType } = useWatch<Partial<ProductRecord>>();
  return (
    <ReferenceInput
      source="category._id"
      reference="categories"
      filter={productType ? { productType } : {}}
      sort={{ field: 'position', order: 'ASC' }}
      perPage={200}
    >
      <CategorySelect validate={needed} helperText={false} />
    </ReferenceInput>
  );
};

/** What makes a product the one it is: its name follows these. Shared by creation and editing. */
export const ProductInputs = () => {
  const product = useRecordContext<ProductRecord>();
  return (
    <>
      <CategoryInput />
      <SelectInput source="size" choices={withCurrent(sizes, product?.size)} validate={needed} helperText={false} />
      <SelectInput
        source="variant"
        choices={withCurrent(variants, product?.variant)}
        emptyText="resources.products.none"
        helperText={false}
      />
      <TextInput source="color" helperText={false} />
      <TextInput source="code" helperText={false} />
    </>
  );
};
