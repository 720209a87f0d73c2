import { expect, it } from '@jest/globals';
import { RECORD_RESOURCES } from '@shop/contract/records';
import { matchPath } from 'react-router';
import { changedRecordPath } from './paths';
import { resources } from './resources';

const routes = resources.flatMap(({ name, show, edit, pages = {} }) =>
  ['', ...(show ? ['/:id'] : []), ...(edit ? ['/:id/edit'] : []), ...Object.keys(pages).map((path) => `/${path}`)].map(
    (path) => `/${name}${path}`,
  ),
);

it.each(RECORD_RESOURCES)('the link to a changed record of %s in the activity leads to a page', (resource) => {
  const path = changedRecordPath(resource, 'abc');
  expect(path === undefined || routes.some((route) => matchPath(route, path) !== null)).toBe(true);
});
