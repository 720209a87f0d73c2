import { useListContext } from 'react-admin';

/** The list's filters as they are in the address. */
export const useFilterValues = (): Record<string, unknown> => {
  const values: unknown = useListContext().filterValues;
  return typeof values === 'object' && values !== null ? { ...values } : {};
};
