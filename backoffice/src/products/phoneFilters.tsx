import { NumberInput, ReferenceInput, SelectInput } from 'react-admin';
import { searchFilter, yesNoFilter } from '../ui/listFilters';
import { useTypeChoices } from '../ui/useShop';
import { CategorySelect } from './CategorySelect';

const TypeInput = ({ source }: { source: string; label: string }) => (
  <SelectInput
    source={source}
    label="resources.products.filter.type"
    choices={useTypeChoices()}
    translateChoice={false}
  />
);

/** What the panel beside the table offers, where there is no room for one. */
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
  <NumberInput key="stock" source="stock_lte" label="resources.products.filter.stock_at_most" min={0} />,
];
