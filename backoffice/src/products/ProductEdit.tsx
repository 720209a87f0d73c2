import { BooleanInput, NumberInput, SelectInput, TextInput, minValue, required, useRecordContext } from 'react-admin';
import { useTerm } from '../i18n/terms';
import { parseAmount } from '../formValues';
import type { ProductRecord } from '../types';
import { EditPage } from '../ui/EditPage';
import { FieldGrid, ReadOnly, SectionTitle } from '../ui/fields';
import { MoneyInput } from '../ui/inputs';
import { ImageListInput } from './ImageListInput';
import { ProductInputs, qualities, withCurrent } from './ProductInputs';
import { toProductUpdate } from './productPayload';

const wholeFrom = (least: number) => [required(), minValue(least)];
const stockRules = wholeFrom(0);
const moqRules = wholeFrom(1);

const Identity = ({ product }: { product: ProductRecord }) => (
  <FieldGrid>
    <ReadOnly label="resources.products.fields.productType">{useTerm()(product.productType)}</ReadOnly>
    <ReadOnly label="resources.products.fields.name">{product.name}</ReadOnly>
    <ReadOnly label="resources.products.fields.sku">{product.sku}</ReadOnly>
    <ProductInputs />
    <TextInput source="sort" helperText={false} />
    <SelectInput
      source="quality"
      choices={withCurrent(qualities, product.quality)}
      translateChoice={false}
      helperText={false}
    />
  </FieldGrid>
);

const Sale = () => (
  <FieldGrid>
    <MoneyInput source="price" parse={parseAmount} />
    <TextInput source="unit" helperText={false} />
    <NumberInput source="moq" min={1} step={1} validate={moqRules} helperText={false} />
    <NumberInput source="stock" min={0} step={1} validate={stockRules} helperText={false} />
    <TextInput source="storageLocation" helperText={false} />
    <TextInput source="origin" helperText={false} />
    <BooleanInput source="isAvailable" helperText={false} />
    <BooleanInput source="isActive" helperText={false} />
  </FieldGrid>
);

const Inputs = () => {
  const product = useRecordContext<ProductRecord>();
  if (!product) return null;
  return (
    <>
      <SectionTitle text="resources.products.section.identity" />
      <Identity product={product} />
      <SectionTitle text="resources.products.section.sale" />
      <Sale />
      <SectionTitle text="resources.products.section.display" />
      <TextInput source="displaySpecs" multiline helperText={false} />
      <TextInput source="description" multiline minRows={3} helperText={false} />
      <ImageListInput />
    </>
  );
};

const ProductEdit = () => (
  <EditPage<ProductRecord> toUpdate={toProductUpdate}>
    <Inputs />
  </EditPage>
);

export default ProductEdit;
