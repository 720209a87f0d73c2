import { lazyPart } from '../../../lib/lazy-part';
import { withResultTexts } from '../result-texts';

/** Parts of a listing with filters, a search or another page, which the first view of the shop does not need. */
export const ActiveFilters = lazyPart(withResultTexts(() => import('./active-filters')));
export const SearchNotes = lazyPart(withResultTexts(() => import('./search-notes')));
export const NothingFound = lazyPart(withResultTexts(() => import('./nothing-found')));

export const narrowedParts = () => Promise.all([ActiveFilters.ready(), SearchNotes.ready(), NothingFound.ready()]);
