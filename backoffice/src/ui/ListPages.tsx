import { Pagination, useListContext } from 'react-admin';

/** Nothing where the list could not be loaded: what is unknown has no pages. */
export const ListPages = () => (useListContext().error ? null : <Pagination />);
