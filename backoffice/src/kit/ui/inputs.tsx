import { dubaiDay, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { Box } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import {
  AutocompleteArrayInput,
  type AutocompleteArrayInputProps,
  AutocompleteInput,
  type AutocompleteInputProps,
  DateInput,
  type DateInputProps,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  type RaRecord,
  type SortPayload,
  useChoicesContext,
} from 'react-admin';
import type { UserRecord } from '../../types';

const dayOf = (instant?: string | null) => (instant ? dubaiDay(new Date(instant)) : '');
const startOf = (day: string) => (day ? startOfDubaiDay(day).toISOString() : null);
const endOf = (day: string) => (day ? endOfDubaiDay(startOfDubaiDay(day)).toISOString() : null);

/** A day in Dubai, stored as its first instant, or as its last one with `end`. */
export const DayInput = ({ end = false, ...props }: DateInputProps & { end?: boolean }) => (
  <DateInput format={dayOf} parse={end ? endOf : startOf} {...props} />
);

/** Some customers have no email address. */
export const nameAndEmail = ({ name, email }: UserRecord): string => (email === '' ? name : `${name} · ${email}`);
export const asSearch = (q: string) => (q ? { q } : {});

interface Choices {
  source: string;
  reference: string;
  /** By default, by the name. */
  sort?: SortPayload;
  filter?: object;
}

type RecordInputProps = Choices & Omit<AutocompleteInputProps, 'filter'>;
type RecordsInputProps = Choices & Omit<AutocompleteArrayInputProps, 'filter'>;

/** Enter selects the only record that is found, also without an arrow key. */
const EnterTakesOnly = ({ children }: { children: ReactNode }) => {
  const { availableChoices = [], isFetching } = useChoicesContext<RaRecord>();
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || isFetching || availableChoices.length > 1) return;
    const words = target.value.trim().toLocaleLowerCase();
    if (words === '' || target.getAttribute('aria-activedescendant')) return;
    const list = document.getElementById(target.getAttribute('aria-controls') ?? '');
    const options = [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const only = options.find(({ textContent }) => textContent.toLocaleLowerCase().includes(words));
    if (only === undefined) return;
    event.preventDefault();
    only.click();
  };
  return (
    <Box onKeyDownCapture={press} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
};

const nameOf = (reference: string) => (reference === 'companies' ? 'legalName' : 'name');
const byNameOf = (reference: string) => ({ field: nameOf(reference), order: 'ASC' }) as const;

/** A record that is found by words. */
export const RecordInput = ({ source, reference, sort, filter, ...input }: RecordInputProps) => (
  <ReferenceInput source={source} reference={reference} filter={filter} sort={sort ?? byNameOf(reference)}>
    <EnterTakesOnly>
      <AutocompleteInput optionText={nameOf(reference)} filterToQuery={asSearch} helperText={false} {...input} />
    </EnterTakesOnly>
  </ReferenceInput>
);

/** Several of them. */
export const RecordsInput = ({ source, reference, sort, filter, ...input }: RecordsInputProps) => (
  <ReferenceArrayInput source={source} reference={reference} filter={filter} sort={sort ?? byNameOf(reference)}>
    <EnterTakesOnly>
      <AutocompleteArrayInput optionText={nameOf(reference)} filterToQuery={asSearch} helperText={false} {...input} />
    </EnterTakesOnly>
  </ReferenceArrayInput>
);

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
