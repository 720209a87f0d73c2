import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { staysOnFailure } from '../ui/FailureBox';

/*
 * A list leaves its rows in the cache of single records. A form over such a row would be reset, losing typed input,
 * when the whole record arrives: the record of a form has a key of its own, and is removed when the page is left.
 */
const meta = { isEdited: true };

/** Options of react-admin's `Edit`: the first makes it fetch the record whole, the second makes a save its new state. */
export const editedRecord = {
  queryOptions: { ...staysOnFailure, meta, gcTime: 0 },
  mutationOptions: { meta },
};

/** The record of the open form as it was fetched or saved last; undefined where none is open. */
export const editedRecordOf = <R extends RaRecord>(cache: QueryClient, resource: string, id: R['id']): R | undefined =>
  cache.getQueryData<R>([resource, 'getOne', { id: String(id), meta }]);
