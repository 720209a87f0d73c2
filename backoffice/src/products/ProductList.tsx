import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CreateButton, List, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ListStates } from '../ui/ListStates';
import { ListToolbar } from '../ui/ListToolbar';
import { useNarrow } from '../ui/useNarrow';
import { phoneFilters } from './phoneFilters';
import { ProductCards } from './ProductCards';
import { exportProducts } from './productExport';
import { ProductFilters } from './ProductFilters';
import { ProductTable } from './ProductTable';

const sortable = ['name', 'code', 'size', 'stock', 'price'];

const Found = () => {
  const { total } = useListContext();
  const text = useTranslate()('shop.filter.found', { count: total ?? 0 });
  return total === undefined ? null : (
    <Typography component="span" color="text.secondary" sx={{ alignSelf: 'center', mr: 1 }}>
      {text}
    </Typography>
  );
};

const ImportLabel = () => useTranslate()('resources.products.import.open');

const actions = (
  <ListToolbar filters={false} sortable={sortable}>
    <Found />
    <CreateButton label="resources.products.create" />
    <Button component={Link} to="/products/import" size="small" startIcon={<FileUploadOutlined />}>
      <ImportLabel />
    </Button>
  </ListToolbar>
);

const ProductList = () => {
  const narrow = useNarrow();
  return (
    <List
      aside={narrow ? undefined : <ProductFilters />}
      filters={narrow ? phoneFilters : undefined}
      actions={actions}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      empty={false}
      exporter={exportProducts}
    >
      <ListStates>{narrow ? <ProductCards /> : <ProductTable />}</ListStates>
    </List>
  );
};

export default ProductList;
