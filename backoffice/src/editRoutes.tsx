import type { ReactElement } from 'react';
import { useResourceContext } from 'react-admin';
import { Navigate, Route, useParams } from 'react-router';
import { editPath } from './paths';

const ToEditPage = () => {
  const resource = useResourceContext();
  const { id } = useParams<'id'>();
  return resource && id ? <Navigate to={editPath(resource, id)} replace /> : null;
};

/**
 * Routes of an edit page at /{resource}/{id}/edit.
 * react-admin builds its own edit links as /{resource}/{id}: those arrive at the same page.
 */
export const editRoutes = (page: ReactElement): ReactElement => (
  <>
    <Route path=":id/edit" element={page} />
    <Route path=":id" element={<ToEditPage />} />
  </>
);
