import { useSearchParams } from 'react-router';
import { type DocumentFilters, readDocumentFilters, withDocumentFilters } from './document-filters';

/** The filters in the address. @param statuses of the shown documents */
export function useDocumentFilters(statuses: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const change = (wanted: Partial<DocumentFilters>) =>
    setParams((before) => withDocumentFilters(before, wanted), { replace: true });
  return { filters: readDocumentFilters(params, statuses), change };
}
