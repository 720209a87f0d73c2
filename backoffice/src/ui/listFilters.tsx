import { AutocompleteInput, DateInput, ReferenceInput, SearchInput } from 'react-admin';
import { endOfDay, startOfDay, toDay } from '../dubaiDay';

const asSearch = (q: string) => (q ? { q } : {});
const dayOrEmpty = (instant?: string) => (instant ? toDay(instant) : '');

export const searchFilter = <SearchInput key="q" source="q" alwaysOn />;

export const customerFilter = (
  <ReferenceInput
    key="user"
    source="user"
    reference="users"
    label="shop.filter.customer"
    sort={{ field: 'name', order: 'ASC' }}
  >
    <AutocompleteInput label="shop.filter.customer" optionText="name" filterToQuery={asSearch} sx={{ minWidth: 220 }} />
  </ReferenceInput>
);

/** From and until a Dubai day, both included. */
export const dateFilters = (field: string) => [
  <DateInput
    key="from"
    source={`${field}_gte`}
    label="shop.filter.from"
    format={dayOrEmpty}
    parse={(day: string) => (day ? startOfDay(day) : null)}
  />,
  <DateInput
    key="until"
    source={`${field}_lte`}
    label="shop.filter.until"
    format={dayOrEmpty}
    parse={(day: string) => (day ? endOfDay(day) : null)}
  />,
];
