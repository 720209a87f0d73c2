import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType, ReactElement } from 'react';
import { type ResourceProps, useResourceContext } from 'react-admin';
import { Navigate, Route, useLocation, useParams } from 'react-router';
import type { ResourceAccess } from './kit/auth/access';
import { editPath } from './paths';

/** The groups of the menu, in their order. */
export const MENU_GROUPS = ['sales', 'money', 'customers', 'goods', 'shop'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/**
 * A resource of the API and its pages: menu, titles, routes, shortcuts and texts are generated from it. Each area
 * declares its own.
 */
export interface ShopResource {
  /** The actions of staff that its pages and buttons need. */
  access: ResourceAccess;
  /** Path of its list, and its name in the API. */
  name: string;
  /** Its position in the menu: in tens, so that others fit between. */
  place: number;
  group: MenuGroup;
  /** True if the menu shows it also while its group is closed. */
  isAlwaysShown?: true;
  icon: SvgIconComponent;
  /** The letter or digit that opens its list after `g`. The palette opens each list, also those without one. */
  shortcut?: string;
  /** The field that represents a record in titles. */
  recordRepresentation: ResourceProps['recordRepresentation'];
  list: ComponentType;
  create?: ComponentType;
  /** The read-only page at {name}/{id}. */
  show?: ComponentType;
  /** The page at {name}/{id}/edit. */
  edit?: ComponentType;
  /** Further pages, by their path below {name}. */
  pages?: Readonly<Record<string, ComponentType>>;
}

/** react-admin's own edit links open {name}/{id}. */
const RedirectToEdit = () => {
  const resource = useResourceContext();
  const { id } = useParams<'id'>();
  const { search, ...location } = useLocation();
  const state: unknown = location.state;
  return resource && id ? <Navigate to={{ pathname: editPath(resource, id), search }} state={state} replace /> : null;
};

const route = (path: string, Page: ComponentType): ReactElement => <Route key={path} path={path} element={<Page />} />;

export const resourceProps = (resource: ShopResource): ResourceProps => {
  const { name, icon, recordRepresentation, list, create, show, edit, pages = {} } = resource;
  const routes = Object.entries(pages).map(([path, Page]) => route(path, Page));
  if (edit) routes.push(route(':id/edit', edit));
  routes.push(route(':id', show ?? RedirectToEdit));
  return { name, icon, recordRepresentation, list, create, hasEdit: edit !== undefined && !show, children: routes };
};
