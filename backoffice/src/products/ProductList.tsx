import Block from '@mui/icons-material/Block';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BulkExportButton, BulkUpdateButton, CreateButton, DataTable, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatAed } from '../format';
import { editPath, openEdit } from '../paths';
import type { ProductRecord } from '../types';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { exportCsv } from '../ui/exportCsv';
import { EllipsisText } from '../ui/fields';
import { CardLayout } from '../ui/RecordCards';
import { ListToolbar, ResourceList } from '../ui/ResourceList';
import { EditLink, RowActions } from '../ui/RowActions';
import { useNarrow } from '../ui/useNarrow';
import { phoneFilters, ProductFilters } from './ProductFilters';

const sortable = ['name', 'code', 'size', 'stock', 'price'];
const byName = { field: 'name', order: 'ASC' } as const;

/** The headings are those of the import: an exported file can be changed and sent back. */
const exportProducts = exportCsv<ProductRecord>('products', (product) => ({
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
  unit: product.unit,
  origin: product.origin,
  storageLocation: product.storageLocation,
  isAvailable: product.isAvailable,
  isActive: product.isActive,
  displaySpecs: product.displaySpecs,
  description: product.description,
  images: product.images.join(' '),
}));

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

/** Only what can be undone, and no money. */
const bulkActions = (
  <>
    <BulkExportButton />
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
  </>
);

const actions = (
  <>
    <EditLink />
    <DeleteRecordButton />
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

const ImportButton = () => (
  <Button component={Link} to="/products/import" size="small" startIcon={<FileUploadOutlined />}>
    {useTranslate()('resources.products.import.open')}
  </Button>
);

const toolbar = (
  <ListToolbar filters={false} sortable={sortable}>
    <Found />
    <CreateButton label="resources.products.create" />
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
      exporter={exportProducts}
      table={table}
      card={Card}
    />
  );
};

export default ProductList;
