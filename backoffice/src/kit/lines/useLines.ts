import type { LineResponse } from '@shop/contract/api';
import { useFormContext, useWatch } from 'react-hook-form';
import { type LinesForm, withLine } from './lineRules';

/** Adds lines to the form in context, in their order. */
export const useLines = () => {
  const { getValues, setValue } = useFormContext<LinesForm>();
  const tax = useWatch<LinesForm, 'tax'>({ name: 'tax' });
  const addAll = (lines: readonly LineResponse[]) =>
    setValue('requestedItems', lines.reduce(withLine, getValues('requestedItems')), { shouldDirty: true });
  return { basis: tax?.basis, addAll, add: (line: LineResponse) => addAll([line]) };
};
