import { NullableBooleanInput, SearchInput, SelectInput } from 'react-admin';
import { DayInput, RecordInput } from './inputs';
import { MoneyInput } from './NumberInputs';

export const searchFilter = <SearchInput key="q" source="q" alwaysOn />;

interface RecordFilter {
  source: string;
  reference: 'companies' | 'products' | 'users';
  label: string;
  width?: number;
  filter?: object;
}

/** A record that is found by words. */
export const recordFilter = ({ source, reference, label, width = 220, filter }: RecordFilter) => (
  <RecordInput
    key={source}
    source={source}
    reference={reference}
    filter={filter}
    label={label}
    sx={{ minWidth: width }}
  />
);

export const customerFilter = recordFilter({ source: 'user', reference: 'users', label: 'shop.filter.customer' });

export const salespersonFilter = recordFilter({
  source: 'salesperson',
  reference: 'users',
  label: 'resources.quotes.fields.salesperson',
  filter: { isAdmin: true },
});

/** Documents that contain this product. */
export const productFilter = recordFilter({
  source: 'product',
  reference: 'products',
  label: 'shop.filter.product',
  width: 260,
});

/** From and until a Dubai day, both included. The labels are named `{label}from` and `{label}until`. */
export const dateFilters = (field: string, label: '' | 'due_' | 'delivered_' = '') => [
  <DayInput key={`${field}_gte`} source={`${field}_gte`} label={`shop.filter.${label}from`} />,
  <DayInput key={`${field}_lte`} source={`${field}_lte`} label={`shop.filter.${label}until`} end />,
];

const amountFilter = (source: string, label: string) => (
  <MoneyInput key={source} source={source} label={label} sx={{ width: 170 }} />
);

/** From and until an amount in AED, both included. */
export const amountFilters = (field: string) => [
  amountFilter(`${field}_gte`, 'shop.filter.amount_from'),
  amountFilter(`${field}_lte`, 'shop.filter.amount_until'),
];

export const remainingFilter = amountFilter('remainingDue_gte', 'shop.filter.remaining_from');

export const yesNoFilter = (source: string, label: string) => (
  <NullableBooleanInput key={source} source={source} label={label} sx={{ minWidth: 170 }} />
);

/** @param choices with translation keys as names */
export const choiceFilter = (source: string, choices: readonly { readonly id: string; readonly name: string }[]) => (
  <SelectInput key={source} source={source} choices={[...choices]} sx={{ minWidth: 170 }} />
);

/** Records with or without a salesperson. */
export const unassignedFilter = yesNoFilter('isUnassigned', 'shop.filter.unassigned');
