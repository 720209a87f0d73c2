import Box from '@mui/material/Box';
import { List, RecordContextProvider, useListContext } from 'react-admin';
import type { CategoryRecord } from '../records';
import { exportCsv } from '../ui/exportCsv';
import { searchFilter } from '../ui/listFilters';
import { ListStates } from '../ui/ListStates';
import { ListToolbar } from '../ui/ListToolbar';
import { CategoryCard } from './CategoryCard';
import { CreateCategoryButton } from './CreateCategoryButton';

const filters = [searchFilter];

const exportCategories = exportCsv<CategoryRecord>('categories', (category) => ({
  name: category.name,
  displayName: category.displayName,
  productType: category.productType,
  position: category.position,
  isActive: category.isActive,
  description: category.description,
}));

const Cards = () => {
  const { data = [] } = useListContext<CategoryRecord>();
  return (
    <Box
      sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))' }}
    >
      {data.map((category) => (
        <RecordContextProvider key={category.id} value={category}>
          <CategoryCard category={category} />
        </RecordContextProvider>
      ))}
    </Box>
  );
};

const actions = (
  <ListToolbar columns={false} filters={false}>
    <CreateCategoryButton />
  </ListToolbar>
);

const CategoryList = () => (
  <List
    filters={filters}
    actions={actions}
    sort={{ field: 'position', order: 'ASC' }}
    perPage={50}
    empty={false}
    exporter={exportCategories}
  >
    <ListStates>
      <Cards />
    </ListStates>
  </List>
);

export default CategoryList;
