import { dubaiDay, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { Box } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import {
  AutocompleteInput,
  type AutocompleteInputProps,
  DateInput,
  type DateInputProps,
  ReferenceInput,
  required,
  type RaRecord,
  type SortPayload,
  useChoicesContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
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

interface RecordInputProps extends Omit<AutocompleteInputProps, 'filter'> {
  source: string;
  reference: string;
  /** By default, by the name. */
  sort?: SortPayload;
  filter?: object;
}

interface EnterProps {
  source: string;
  /** The field that the typed words are in. */
  name: string;
  children: ReactNode;
}

/** Enter selects the only record that is found, also without an arrow key. */
const EnterTakesOnly = ({ source, name, children }: EnterProps) => {
  const { availableChoices = [], isFetching } = useChoicesContext<RaRecord>();
  const { setValue } = useFormContext();
  const [only] = availableChoices;
  const press = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || isFetching) return;
    const words = target.value.trim().toLocaleLowerCase();
    const isOpen = target.getAttribute('aria-expanded') === 'true' && !target.getAttribute('aria-activedescendant');
    if (!isOpen || words === '' || only === undefined || availableChoices.length > 1) return;
    if (
      !String(only[name] ?? '')
        .toLocaleLowerCase()
        .includes(words)
    )
      return;
    event.preventDefault();
    setValue(source, only.id, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box onKeyDownCapture={press} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
};

/** A record that is found by words. */
export const RecordInput = ({ source, reference, sort, filter, ...input }: RecordInputProps) => {
  const name = reference === 'companies' ? 'legalName' : 'name';
  return (
    <ReferenceInput source={source} reference={reference} filter={filter} sort={sort ?? { field: name, order: 'ASC' }}>
      <EnterTakesOnly source={source} name={name}>
        <AutocompleteInput optionText={name} filterToQuery={asSearch} helperText={false} {...input} />
      </EnterTakesOnly>
    </ReferenceInput>
  );
};

/** The customer of a document, found by name or email. On wide screens it shows both. */
export const CustomerInput = ({ disabled = false }: { disabled?: boolean }) => (
  <RecordInput
    source="user._id"
    reference="users"
    optionText={nameAndEmail}
    validate={required()}
    disabled={disabled}
    sx={{ gridColumn: { sm: 'span 2' } }}
  />
);

/** The salesperson of a customer; empty for none. */
export const SalespersonInput = ({ source }: { source: string }) => (
  <RecordInput
    source={source}
    reference="users"
    filter={{ isAdmin: true }}
    label="resources.quotes.fields.salesperson"
    emptyText="shop.assignment.nobody"
  />
);
