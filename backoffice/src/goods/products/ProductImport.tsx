import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import type { ProductImportResponse } from '@shop/contract/api';
import { downloadCSV, useDataProvider, useStore, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { ImportPage } from '../../kit/imports/ImportPage';
import { importTemplate } from './importTemplate';
import { PRODUCT_FORM } from './productForm';

const text = (key: string) => `resources.products.import.${key}`;

const doneText = ({ created, updated, left }: ProductImportResponse): [string, Record<string, unknown>] => [
  text(left.length > 0 ? 'done_left' : 'done'),
  { created, updated, lines: left.join(', ') },
];

/** /products/import: a file is checked first, and then imported completely, or without its wrong lines. */
const ProductImport = () => {
  const translate = useTranslate();
  const server = useDataProvider<ShopDataProvider>();
  const template = (
    <Button startIcon={<DownloadOutlined />} onClick={() => downloadCSV(importTemplate(), 'products-template')}>
      {translate(text('template'))}
    </Button>
  );
  return (
    <ImportPage
      resource="products"
      texts={text}
      form={PRODUCT_FORM}
      columns={useStore('products.import.columns', {})}
      send={({ csv }, planned) => server.importProducts(csv, planned?.plan, planned?.confirmed)}
      done={doneText}
      back="/products"
      buttons={template}
    />
  );
};

export default ProductImport;
