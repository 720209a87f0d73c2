import type { ReactElement } from 'react';
import { type Identifier, type RowClickFunction, useResourceContext } from 'react-admin';
import { Navigate, Route, useParams } from 'react-router';

const segment = (id: Identifier): string => encodeURIComponent(String(id));

export const editPath = (resource: string, id: Identifier): string => `/${resource}/${segment(id)}/edit`;
export const orderPath = (id: Identifier): string => `/orders/${segment(id)}`;
export const invoicePath = (id: Identifier): string => `/invoices/${segment(id)}`;
export const messagePath = (id: Identifier): string => `/contact/${segment(id)}`;
export const statementPath = (userId: Identifier): string => `/users/${segment(userId)}/statement`;
/** The same order page, reached from an invoice. */
export const invoiceOrderPath = (orderId: Identifier): string => `/invoices/invoice-order/${segment(orderId)}`;
export const addPaymentPath = (invoiceId: Identifier): string => `/invoices/${segment(invoiceId)}/payment`;

/** A list opened with a filter, as react-admin reads it from the query string. */
export const filteredListPath = (resource: string, filter: Record<string, unknown>): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const openEdit: RowClickFunction = (id, resource) => editPath(resource, id);
export const openOrder: RowClickFunction = (id) => orderPath(id);

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
