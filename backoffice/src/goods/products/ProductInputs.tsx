import { ReferenceInput, required, SelectInput, type SelectInputProps, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCategoryName } from '../../i18n/terms';
import type { CategoryRecord, ProductRecord } from '../../types';

/** The choices of the product forms. Another value of a product remains selectable (see `withCurrent`). */
const sizes = [
  '1-inch',
  '1/2-inch',
  '3/4-inch',
  '0.4x1.5-mm',
  '0.5x1.5-mm',
  '0.5x1.6-mm',
  '6-mm',
  '9-mm',
  '10-mm',
  '12-mm',
] as const;

/** A product may have no variant: the select is then empty. */
const variants = ['100-yd', '150-yd', '35-yd', '50-m', '50-pcs'] as const;

export const qualities = ['A++', 'A', 'B'] as const;

interface Choice {
  id: string;
  name: string;
}

/** The choices of a select, with the record's own value if it is not one of them. */
export const withCurrent = (options: readonly string[], current?: string): Choice[] => {
  const all = current && !options.includes(current) ? [...options, current] : options;
  return all.map((option) => ({ id: option, name: option }));
};

/** A select of the categories that the surrounding `ReferenceInput` has loaded. */
export const CategorySelect = (props: SelectInputProps) => {
  const categoryName = useCategoryName();
  return <SelectInput optionText={(category: CategoryRecord) => categoryName(category)} {...props} />;
};

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

/** The inputs that determine the product's name, for creation and editing. */
export const ProductInputs = () => {
  const product = useRecordContext<ProductRecord>();
  return (
    <>
      <CategoryInput />
      <SelectInput source="size" choices={withCurrent(sizes, product?.size)} validate={needed} helperText={false} />
      <SelectInput
        source="variant"
        choices={withCurrent(variants, product?.variant)}
        emptyText="shop.notes.none"
        helperText={false}
      />
      <TextInput source="color" helperText={false} />
      <TextInput source="code" helperText={false} />
    </>
  );
};
