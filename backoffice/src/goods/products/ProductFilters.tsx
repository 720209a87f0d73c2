import { Card, CardContent } from '@mui/material';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import {
  FilterList,
  FilterListItem,
  FilterLiveSearch,
  ReferenceInput,
  SavedQueriesList,
  SelectInput,
  useGetList,
  useTranslate,
} from 'react-admin';
import { useCategoryName, useTypeChoices } from '../../i18n/terms';
import type { CategoryRecord } from '../../types';
import { useFilterValues } from '../../kit/ui/StatusTabs';
import { searchFilter, yesNoFilter } from '../../kit/ui/listFilters';
import { WholeInput } from '../../kit/ui/NumberInputs';
import { CategorySelect } from './ProductInputs';
import { taxCategoryChoices } from './TaxInputs';

const ProductTypes = () => (
  <FilterList label="resources.products.filter.type" icon={<LayersOutlined />}>
    {useTypeChoices().map(({ id: productType, name }) => (
      <FilterListItem key={productType} label={name} value={{ productType, category: undefined }} />
    ))}
  </FilterList>
);

const Categories = () => {
  const { productType } = useFilterValues();
  const categoryName = useCategoryName();
  const { data = [] } = useGetList<CategoryRecord>('categories', {
    filter: productType ? { productType } : {},
    sort: { field: 'position', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  });
  return (
    <FilterList label="resources.products.filter.category" icon={<CategoryOutlined />}>
      {data.map((category) => (
        <FilterListItem key={category.id} label={categoryName(category)} value={{ category: category.id }} />
      ))}
    </FilterList>
  );
};

const Availability = () => (
  <FilterList label="resources.products.filter.availability" icon={<StorefrontOutlined />}>
    <FilterListItem label="resources.products.filter.available" value={{ isAvailable: true }} />
    <FilterListItem label="resources.products.filter.unavailable" value={{ isAvailable: false }} />
    <FilterListItem label="resources.products.filter.active" value={{ isActive: true }} />
    <FilterListItem label="resources.products.inactive" value={{ isActive: false }} />
  </FilterList>
);

const LEVELS = [0, 20, 100];

const Stock = () => {
  const translate = useTranslate();
  return (
    <FilterList label="resources.products.filter.stock" icon={<WarehouseOutlined />}>
      {LEVELS.map((count) => (
        <FilterListItem
          key={count}
          label={translate('resources.products.filter.low_stock', { count })}
          value={{ stock_lte: count }}
        />
      ))}
    </FilterList>
  );
};

const TaxCategories = () => (
  <FilterList label="resources.products.fields.taxCategory" icon={<PercentOutlined />}>
    {taxCategoryChoices.map(({ id: taxCategory, name }) => (
      <FilterListItem key={taxCategory} label={name} value={{ taxCategory }} />
    ))}
  </FilterList>
);

/** Beside the table: search, saved queries, type, category, availability, stock, VAT. */
export const ProductFilters = () => (
  <Card
    sx={{
      order: -1,
      mr: 2,
      mt: 6,
      width: 220,
      flexShrink: 0,
      alignSelf: 'flex-start',
      display: { xs: 'none', md: 'block' },
    }}
  >
    <CardContent>
      <FilterLiveSearch source="q" label="shop.filter.search" />
      <SavedQueriesList />
      <ProductTypes />
      <Categories />
      <Availability />
      <Stock />
      <TaxCategories />
    </CardContent>
  </Card>
);

const TypeInput = ({ source }: { source: string; label: string }) => (
  <SelectInput
    source={source}
    label="resources.products.filter.type"
    choices={useTypeChoices()}
    translateChoice={false}
  />
);

/** The same filters above the cards on a phone. */
export const phoneFilters = [
  searchFilter,
  <TypeInput key="type" source="productType" label="resources.products.filter.type" />,
  <ReferenceInput
    key="category"
    source="category"
    reference="categories"
    label="resources.products.filter.category"
    sort={{ field: 'position', order: 'ASC' }}
    perPage={200}
  >
    <CategorySelect label="resources.products.filter.category" />
  </ReferenceInput>,
  yesNoFilter('isAvailable', 'resources.products.filter.available'),
  yesNoFilter('isActive', 'resources.products.filter.active'),
  <WholeInput key="stock" source="stock_lte" label="resources.products.filter.stock_at_most" />,
  <SelectInput
    key="tax"
    source="taxCategory"
    label="resources.products.fields.taxCategory"
    choices={taxCategoryChoices}
  />,
];
