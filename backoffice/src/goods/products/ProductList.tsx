import Block from '@mui/icons-material/Block';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  BulkUpdateButton,
  CreateButton,
  DataTable,
  useListContext,
  useNotify,
  useRecordContext,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { Link } from 'react-router';
import { ForRole } from '../../people/auth/ForRole';
import { useRoleActions } from '../../people/auth/useMay';
import { termIn } from '../../i18n/terms';
import { formatAed } from '../../kit/format';
import { ChangeChosenPrices, ChangeFoundPrices } from '../priceChanges/ChangePricesButton';
import { editPath, openEdit } from '../../paths';
import type { ProductRecord } from '../../types';
import { DeleteRecordButton } from '../../kit/ui/DeleteRecordButton';
import { toCsv } from '../../kit/ui/exportCsv';
import { BulkExport } from '../../kit/ui/ExportMenu';
import { type ListExport, sheetOf } from '../../kit/ui/exportSheet';
import { EllipsisText } from '../../kit/ui/fields';
import { CardLayout } from '../../kit/ui/RecordCards';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { EditLink, RowActions } from '../../kit/ui/RowActions';
import { useNarrow } from '../../kit/ui/useNarrow';
import { phoneFilters, ProductFilters } from './ProductFilters';

const sortable = ['name', 'code', 'size', 'stock', 'price'];
const byName = { field: 'name', order: 'ASC' } as const;

/** The headings are those of the import: an exported file can be changed and sent back. */
const importedColumns = (product: ProductRecord) => ({
  sku: product.sku,
  name: product.name,
  productType: product.productType,
  category: product.category.displayName,
  code: product.code,
  size: product.size,
  variant: product.variant,
  color: product.color,
  sort: product.sort,
  quality: product.quality,
  stock: product.stock,
  moq: product.moq,
  price: product.price,
  ...(product.costPrice !== undefined && { costPrice: product.costPrice ?? '' }),
  unit: product.unit,
  unitCode: product.unitCode,
  taxCategory: product.taxCategory,
  taxReason: product.taxReason,
  hsCode: product.hsCode,
  origin: product.origin,
  storageLocation: product.storageLocation,
  isAvailable: product.isAvailable,
  isActive: product.isActive,
  displaySpecs: product.displaySpecs,
  description: product.description,
  descriptionAr: product.descriptionAr,
  images: product.images.join(' '),
});

const exportProducts: ListExport<ProductRecord> = {
  name: 'products',
  csv: (products) => toCsv(products.map(importedColumns)),
  records: sheetOf([
    { label: 'resources.products.fields.sku', value: ({ sku }) => sku },
    { label: 'resources.products.fields.name', value: ({ name }) => name },
    {
      label: 'resources.products.fields.productType',
      value: ({ productType }, translate) => termIn(translate)(productType),
    },
    { label: 'resources.products.fields.category', value: ({ category }) => category.displayName },
    { label: 'resources.products.fields.code', value: ({ code }) => code },
    { label: 'resources.products.fields.size', value: ({ size }) => size },
    { label: 'resources.products.fields.variant', value: ({ variant }) => variant },
    { label: 'resources.products.fields.color', value: ({ color }) => color },
    { label: 'resources.products.fields.quality', value: ({ quality }) => quality },
    { label: 'resources.products.fields.stock', kind: 'number', value: ({ stock }) => stock },
    { label: 'resources.products.fields.moq', kind: 'number', value: ({ moq }) => moq },
    { label: 'resources.products.fields.price', kind: 'amount', value: ({ price }) => price },
    { label: 'resources.products.fields.costPrice', kind: 'amount', value: ({ costPrice }) => costPrice ?? null },
    { label: 'resources.products.fields.unit', value: ({ unit }) => unit },
    { label: 'resources.products.fields.unitCode', value: ({ unitCode }) => unitCode },
    { label: 'resources.products.fields.taxCategory', value: ({ taxCategory }) => taxCategory },
    { label: 'resources.products.fields.taxReason', value: ({ taxReason }) => taxReason },
    { label: 'resources.products.fields.hsCode', value: ({ hsCode }) => hsCode },
    { label: 'resources.products.fields.origin', value: ({ origin }) => origin },
    { label: 'resources.products.fields.storageLocation', value: ({ storageLocation }) => storageLocation },
    { label: 'resources.products.fields.isAvailable', value: ({ isAvailable }) => isAvailable },
    { label: 'resources.products.fields.isActive', value: ({ isActive }) => isActive },
    { label: 'resources.products.fields.displaySpecs', value: ({ displaySpecs }) => displaySpecs },
  ]),
};

/** Why a product can't be bought at the moment; empty for one that can. */
const useMarks = ({ isActive, isAvailable }: ProductRecord): string => {
  const translate = useTranslate();
  return [
    !isActive && translate('resources.products.inactive'),
    !isAvailable && translate('resources.products.unavailable'),
  ]
    .filter(Boolean)
    .join(' · ');
};

const Name = ({ product }: { product: ProductRecord }) => {
  const marks = useMarks(product);
  return (
    <>
      {product.name}
      {marks && (
        <Typography variant="caption" component="div" color="error">
          {marks}
        </Typography>
      )}
    </>
  );
};

/** Only what can be undone. */
const bulkActions = (
  <>
    <BulkExport of={exportProducts} />
    <ChangeChosenPrices />
    <ForRole action="products.write">
      <BulkUpdateButton
        label="resources.products.bulk.available"
        icon={<CheckCircleOutlined />}
        data={{ isAvailable: true }}
      />
      <BulkUpdateButton label="resources.products.bulk.unavailable" icon={<Block />} data={{ isAvailable: false }} />
      <BulkUpdateButton label="resources.products.bulk.show" icon={<VisibilityOutlined />} data={{ isActive: true }} />
      <BulkUpdateButton
        label="resources.products.bulk.hide"
        icon={<VisibilityOffOutlined />}
        data={{ isActive: false }}
      />
    </ForRole>
  </>
);

/** A product that open quotes need can be hidden in place of being deleted. */
const DeleteProductButton = () => {
  const product = useRecordContext<ProductRecord>();
  const notify = useNotify();
  const [update] = useUpdate<ProductRecord>();
  const hide = () =>
    void update(
      'products',
      { id: product?.id, data: { isActive: false }, previousData: product },
      { mutationMode: 'pessimistic', onSuccess: () => notify('resources.products.notifications.hidden') },
    );
  return (
    <DeleteRecordButton remedy={{ code: 'PRODUCT_IN_QUOTES', label: 'resources.products.bulk.hide', act: hide }} />
  );
};

const actions = (
  <>
    <EditLink />
    <DeleteProductButton />
  </>
);

const oneLine = { whiteSpace: 'nowrap' };
const Column = DataTable.Col<ProductRecord>;

const table = (
  <DataTable<ProductRecord> rowClick={openEdit} bulkActionButtons={bulkActions}>
    <Column source="name" render={(product) => <Name product={product} />} />
    <Column source="displaySpecs" disableSort render={({ displaySpecs }) => <EllipsisText text={displaySpecs} />} />
    <Column source="code" sx={oneLine} />
    <Column source="size" sx={oneLine} />
    <Column align="right" source="stock" />
    <Column align="right" source="price" render={({ price }) => formatAed(price)} />
    <Column label="shop.action.actions" align="right" render={() => <RowActions>{actions}</RowActions>} />
  </DataTable>
);

const Card = ({ record: product }: { record: ProductRecord }) => {
  const translate = useTranslate();
  return (
    <CardLayout
      title={product.name}
      to={editPath('products', product.id)}
      amount={translate('shop.total.amount', { amount: formatAed(product.price) })}
      lines={[
        [product.code, product.size].filter(Boolean).join(' · '),
        `${translate('resources.products.fields.stock')}: ${product.stock ?? ''}`,
        useMarks(product),
      ]}
      actions={actions}
    />
  );
};

const Found = () => {
  const { total } = useListContext();
  const text = useTranslate()('shop.filter.found', { count: total ?? 0 });
  return total === undefined ? null : (
    <Typography component="span" color="text.secondary" sx={{ alignSelf: 'center', mr: 1 }}>
      {text}
    </Typography>
  );
};

const ImportButton = () => {
  const label = useTranslate()('resources.products.import.open');
  if (!useRoleActions()('products.write')) return null;
  return (
    <Button component={Link} to="/products/import" size="small" startIcon={<FileUploadOutlined />}>
      {label}
    </Button>
  );
};

const toolbar = (
  <ListToolbar exports={exportProducts} filters={false} sortable={sortable}>
    <Found />
    <CreateButton label="resources.products.create" />
    <ChangeFoundPrices />
    <ImportButton />
  </ListToolbar>
);

const ProductList = () => {
  const narrow = useNarrow();
  return (
    <ResourceList<ProductRecord>
      aside={narrow ? undefined : <ProductFilters />}
      filters={narrow ? phoneFilters : undefined}
      actions={toolbar}
      sort={byName}
      perPage={50}
      exports={exportProducts}
      table={table}
      card={Card}
    />
  );
};

export default ProductList;
