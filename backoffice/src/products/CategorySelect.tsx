import { SelectInput, type SelectInputProps } from 'react-admin';
import { useTerm } from '../i18n/useTerm';
import type { CategoryRecord } from '../records';

/** Chooses among the categories of the `ReferenceInput` around it. */
export const CategorySelect = (props: SelectInputProps) => {
  const term = useTerm();
  return <SelectInput optionText={({ displayName }: CategoryRecord) => term(displayName)} {...props} />;
};
