import { useSearchParams } from 'react-router';
import { type DocumentFilters, readDocumentFilters, withDocumentFilters } from './document-filters';

/** The filters as the address has them. @param statuses those of the documents shown */
export function useDocumentFilters(statuses: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const change = (wanted: Partial<DocumentFilters>) =>
    setParams((before) => withDocumentFilters(before, wanted), { replace: true });
  return { filters: readDocumentFilters(params, statuses), change };
}
