import Typography from '@mui/material/Typography';
import { DataTable, useTranslate } from 'react-admin';
import { formatAed } from '../money/fils';
import { openEdit } from '../paths';
import type { ProductRecord } from '../records';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { EditLink } from '../ui/EditLink';
import { EllipsisText } from '../ui/EllipsisText';
import { RowActions } from '../ui/RowActions';
import { ProductBulkActions } from './ProductBulkActions';
import { productMarks } from './productMarks';

const { Col } = DataTable;
const oneLine = { whiteSpace: 'nowrap' };

const Name = ({ product }: { product: ProductRecord }) => {
  const translate = useTranslate();
  const marks = productMarks(product).map((mark) => translate(mark));
  return (
    <>
      {product.name}
      {marks.length > 0 && (
        <Typography variant="caption" component="div" color="error">
          {marks.join(' · ')}
        </Typography>
      )}
    </>
  );
};

export const ProductTable = () => (
  <DataTable<ProductRecord> rowClick={openEdit} bulkActionButtons={<ProductBulkActions />}>
    <Col source="name" render={(product: ProductRecord) => <Name product={product} />} />
    <Col
      source="displaySpecs"
      disableSort
      render={(product: ProductRecord) => <EllipsisText text={product.displaySpecs} width={220} />}
    />
    <Col source="code" sx={oneLine} />
    <Col source="size" sx={oneLine} />
    <Col align="right" source="stock" />
    <Col align="right" source="price" render={(product: ProductRecord) => formatAed(product.price)} />
    <Col
      label="shop.action.actions"
      align="right"
      render={() => (
        <RowActions>
          <EditLink />
          <DeleteRecordButton />
        </RowActions>
      )}
    />
  </DataTable>
);
