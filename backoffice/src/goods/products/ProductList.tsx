import Block from '@mui/icons-material/Block';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Button, Typography } from '@mui/material';
import { PROBLEMS_COLUMN, SHEET_COLUMNS, type SheetColumn } from '@shop/contract/product-import';
import type { Cell } from '@shop/contract/sheets/csv';
import {
  BulkUpdateButton,
  CreateButton,
  useListContext,
  useNotify,
  useRecordContext,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { Link } from 'react-router';
import { ForRole } from '../../kit/auth/ForRole';
import { useRoleActions } from '../../kit/auth/useMay';
import { termIn } from '../../i18n/terms';
import { ChangeChosenPrices, ChangeFoundPrices } from '../priceChanges/ChangePricesButton';
import { useServerQuery } from '../../kit/api/useServerQuery';
import type { ProductRecord } from '../../types';
import { DeleteRecordButton } from '../../kit/ui/DeleteRecordButton';
import { toCsv } from '../../kit/ui/exportCsv';
import { BulkExport } from '../../kit/ui/ExportMenu';
import { columnsOf } from '../../kit/ui/columns';
import { productName } from '../../kit/lines/lineName';
import type { Translate } from '../../kit/ui/exportSheet';
import { EllipsisText } from '../../kit/ui/fields';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { EditLink } from '../../kit/ui/RowActions';
import { useNarrow } from '../../kit/ui/useNarrow';
import { phoneFilters, ProductFilters } from './ProductFilters';

const byName = { field: 'name', order: 'ASC' } as const;

type Exported = Exclude<SheetColumn, 'stockChange' | typeof PROBLEMS_COLUMN>;
const isExported = (column: string): column is Exported => column !== 'stockChange' && column !== PROBLEMS_COLUMN;

/** The headings are those of the import: an exported file can be changed and imported again. */
const importedColumns = ({ category, images, ...product }: ProductRecord) => {
  const cells: Readonly<Partial<Record<Exported, Cell | null>>> = {
    ...product,
    category: category.displayName,
    images: images.join(' '),
  };
  const columns = Object.keys(SHEET_COLUMNS)
    .filter(isExported)
    .filter((column) => column !== 'costPrice' || product.costPrice !== undefined);
  return Object.fromEntries(columns.map((column) => [column, cells[column] ?? '']));
};

/** The reasons why a product can't be bought now; empty if it can. */
const marksOf = ({ isActive, isAvailable }: ProductRecord, translate: Translate): string =>
  [!isActive && translate('resources.products.inactive'), !isAvailable && translate('resources.products.unavailable')]
    .filter(Boolean)
    .join(' · ');

const Name = ({ product }: { product: ProductRecord }) => {
  const marks = marksOf(product, useTranslate());
  return (
    <>
      {productName(product)}
      {marks && (
        <Typography variant="caption" component="div" color="error">
          {marks}
        </Typography>
      )}
    </>
  );
};

const oneLine = { whiteSpace: 'nowrap' };

const columns = columnsOf<ProductRecord>('products', [
  { field: 'sku', in: ['export'] },
  { field: 'name', sort: true, cell: (product) => <Name product={product} />, in: ['table', 'export'] },
  { field: 'name', value: productName, in: ['title'] },
  {
    field: 'displaySpecs',
    cell: ({ displaySpecs }) => <EllipsisText text={displaySpecs} width={120} />,
    in: ['table'],
  },
  {
    field: 'productType',
    value: ({ productType }, translate) => termIn(translate)(productType),
    in: ['export'],
  },
  { field: 'category', value: ({ category }) => category.displayName, in: ['export'] },
  { field: 'code', sort: true, sx: oneLine },
  { field: 'size', sort: true, sx: oneLine },
  {
    field: 'codeAndSize',
    value: ({ code, size }) => [code, size].filter(Boolean).join(' · '),
    in: ['line'],
  },
  { field: 'variant', in: ['export'] },
  { field: 'color', in: ['export'] },
  { field: 'quality', in: ['export'] },
  { field: 'stock', kind: 'number', sort: true, in: ['table', 'export', 'labelled'] },
  { field: 'moq', kind: 'number', in: ['export'] },
  { field: 'step', kind: 'number', in: ['export'] },
  { field: 'max', kind: 'number', in: ['export'] },
  { field: 'packSize', kind: 'number', in: ['export'] },
  { field: 'packUnit', in: ['export'] },
  { field: 'price', kind: 'amount', needs: 'prices.read', sort: true, in: ['table', 'export', 'amount'] },
  { field: 'marks', value: marksOf, in: ['line'] },
  { field: 'costPrice', kind: 'amount', in: ['export'] },
  { field: 'unit', in: ['export'] },
  { field: 'unitCode', in: ['export'] },
  { field: 'taxCategory', in: ['export'] },
  { field: 'taxReason', in: ['export'] },
  { field: 'hsCode', in: ['export'] },
  { field: 'origin', in: ['export'] },
  { field: 'storageLocation', in: ['export'] },
  { field: 'isAvailable', in: ['export'] },
  { field: 'isActive', in: ['export'] },
  { field: 'displaySpecs', in: ['export'] },
  { field: 'machines', in: ['export'] },
]);

/** Only actions that can be undone. */
const bulkActions = (
  <>
    <BulkExport />
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

/** A product that open quotes need can be hidden instead of deleted. */
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

const rowActions = () => (
  <>
    <EditLink />
    <DeleteProductButton />
  </>
);

const Found = () => {
  const { total } = useListContext();
  const text = useTranslate()('shop.filter.found', { count: total ?? 0 });
  return total === undefined ? null : (
    <Typography component="span" color="text.secondary" sx={{ alignSelf: 'center', mr: 1 }}>
      {text}
    </Typography>
  );
};

/** The words that the search of the shop leaves out. */
const LeftOut = () => {
  const { q } = useListContext().filterValues as { q?: unknown };
  const translate = useTranslate();
  const words = typeof q === 'string' ? q.trim() : '';
  const { data = [] } = useServerQuery(['left-out-words', words], (server) => server.getLeftOutWords(words), {
    enabled: words !== '',
  });
  return words === '' || data.length === 0 ? null : (
    <Typography role="status" color="text.secondary" sx={{ px: 2, py: 1 }}>
      {translate('shop.filter.left_out', { words: data.join(translate('shop.comma')) })}
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
  <ListToolbar filters={false}>
    <Found />
    <CreateButton label="resources.products.page.create" />
    <ChangeFoundPrices />
    <ImportButton />
  </ListToolbar>
);

const csv = (products: readonly ProductRecord[]) => toCsv(products.map(importedColumns));

const ProductList = () => {
  const narrow = useNarrow();
  return (
    <ResourceList<ProductRecord>
      columns={columns}
      csv={csv}
      rowActions={rowActions}
      bulkActions={bulkActions}
      aside={narrow ? undefined : <ProductFilters />}
      filters={narrow ? phoneFilters : undefined}
      actions={toolbar}
      above={<LeftOut />}
      sort={byName}
      perPage={50}
    />
  );
};

export default ProductList;
