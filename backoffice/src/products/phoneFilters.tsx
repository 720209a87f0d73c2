import { NumberInput, ReferenceInput, SelectInput } from 'react-admin';
import { searchFilter, yesNoFilter } from '../ui/listFilters';
import { useShop } from '../ui/useShop';

const TypeInput = ({ source }: { source: string; label: string }) => (
  <SelectInput
    source={source}
    label="resources.products.filter.type"
    choices={useShop().productTypes.map((type) => ({ id: type, name: type }))}
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
    <SelectInput label="resources.products.filter.category" optionText="displayName" />
  </ReferenceInput>,
  yesNoFilter('isAvailable', 'resources.products.filter.available'),
  yesNoFilter('isActive', 'resources.products.filter.active'),
  <NumberInput key="stock" source="stock_lte" label="resources.products.filter.stock_at_most" min={0} />,
];
