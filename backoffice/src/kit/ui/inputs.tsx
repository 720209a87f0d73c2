import { dubaiDay, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { AutocompleteInput, DateInput, type DateInputProps, ReferenceInput, required } from 'react-admin';
import type { UserRecord } from '../../types';

const dayOf = (instant?: string | null) => (instant ? dubaiDay(new Date(instant)) : '');
const startOf = (day: string) => (day ? startOfDubaiDay(day).toISOString() : null);
const endOf = (day: string) => (day ? endOfDubaiDay(startOfDubaiDay(day)).toISOString() : null);

/** A day in Dubai, stored as its first instant, or as its last one with `end`. */
export const DayInput = ({ end = false, ...props }: DateInputProps & { end?: boolean }) => (
  <DateInput format={dayOf} parse={end ? endOf : startOf} {...props} />
);

/** Some customers have no email address. */
const nameAndEmail = ({ name, email }: UserRecord): string => (email === '' ? name : `${name} · ${email}`);
export const asSearch = (q: string) => (q ? { q } : {});

/** The customer of a document, found by name or email. On wide screens it shows both. */
export const CustomerInput = ({ disabled = false }: { disabled?: boolean }) => (
  <ReferenceInput source="user._id" reference="users" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteInput
      optionText={nameAndEmail}
      filterToQuery={asSearch}
      validate={required()}
      disabled={disabled}
      helperText={false}
      sx={{ gridColumn: { sm: 'span 2' } }}
    />
  </ReferenceInput>
);

/** A member of staff who looks after customers; empty: nobody. */
export const SalespersonInput = ({ source }: { source: string }) => (
  <ReferenceInput source={source} reference="users" filter={{ isAdmin: true }} sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteInput
      label="resources.quotes.fields.salesperson"
      optionText="name"
      emptyText="shop.assignment.nobody"
      filterToQuery={asSearch}
      helperText={false}
    />
  </ReferenceInput>
);
