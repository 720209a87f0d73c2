import { MAX_LENGTH, MAX_PIECES, MAX_QTY } from '@shop/contract/limits';
import { BooleanInput, maxLength, required, SelectInput, TextInput, useGetOne, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { Needs } from '../../kit/auth/Needs';
import { useTerm } from '../../i18n/terms';
import { PriceHistory } from './PriceHistory';
import type { ProductRecord } from '../../types';
import { editedRecord } from '../../kit/record/editedRecord';
import { EditPage } from '../../kit/ui/EditPage';
import { FieldGrid, ReadOnly, SectionTitle } from '../../kit/ui/fields';
import { MoneyInput, WholeInput } from '../../kit/ui/NumberInputs';
import { ImageListInput } from './ImageListInput';
import { ProductInputs, qualities, withCurrent } from './ProductInputs';
import { WhoPaysWhat } from '../priceLists/WhoPaysWhat';
import { TaxInputs } from './TaxInputs';
import { toProductUpdate } from './productPayload';
import { LongTextInput } from '../../kit/ui/LongTextInput';

const reasonRules = required();

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

/** Why the stock changes: required once the stock differs from the stored one. */
const StockReason = () => {
  const stored = useRecordContext<ProductRecord>();
  const stock = useWatch<ProductRecord, 'stock'>({ name: 'stock' });
  if (!stored || stock === stored.stock) return null;
  return <LongTextInput source="stockReason" validate={reasonRules} />;
};

const Sale = () => (
  <FieldGrid>
    <Needs action="prices.read">
      <MoneyInput source="price" needed />
    </Needs>
    <Needs action="margin.see">
      <MoneyInput source="costPrice" helperText="resources.products.help.costPrice" />
    </Needs>
    <TextInput source="unit" helperText={false} />
    <WholeInput source="moq" min={1} max={MAX_PIECES} needed />
    <WholeInput source="step" min={1} max={MAX_QTY} needed />
    <WholeInput source="max" min={1} max={MAX_QTY} />
    <WholeInput source="packSize" min={2} max={MAX_QTY} />
    <TextInput
      source="packUnit"
      validate={maxLength(MAX_LENGTH.attribute)}
      helperText="resources.products.help.packUnit"
    />
    <WholeInput source="stock" max={MAX_PIECES} needed />
    <StockReason />
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
      <SectionTitle text="resources.products.section.tax" />
      <TaxInputs />
      <SectionTitle text="resources.products.section.display" />
      <TextInput
        source="nameEn"
        validate={maxLength(MAX_LENGTH.lineText)}
        helperText="resources.products.help.nameEn"
      />
      <TextInput
        source="nameAr"
        helperText="resources.products.help.nameAr"
        slotProps={{ htmlInput: { dir: 'rtl', lang: 'ar' } }}
      />
      <LongTextInput source="displaySpecs" max={MAX_LENGTH.displaySpecs} />
      <TextInput
        source="machines"
        validate={maxLength(MAX_LENGTH.machines)}
        helperText="resources.products.help.machines"
      />
      <LongTextInput source="description" max={MAX_LENGTH.description} minRows={3} />
      <LongTextInput
        source="descriptionAr"
        max={MAX_LENGTH.description}
        minRows={3}
        helperText="resources.products.help.descriptionAr"
        slotProps={{ htmlInput: { dir: 'rtl', lang: 'ar' } }}
      />
      <ImageListInput />
    </>
  );
};

/** Appears with the record that the form loads. */
const Prices = () => {
  const { id = '' } = useParams<'id'>();
  const { meta } = editedRecord.queryOptions;
  const { data } = useGetOne<ProductRecord>('products', { id, meta }, { enabled: false });
  return data && <WhoPaysWhat of={{ product: id }} />;
};

const ProductEdit = () => (
  <>
    <EditPage<ProductRecord> toUpdate={toProductUpdate}>
      <Inputs />
    </EditPage>
    <Needs action="prices.read">
      <Prices />
      <PriceHistory />
    </Needs>
  </>
);

export default ProductEdit;
