import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { roleMay, STAFF_ROLES, type StaffAction, type StaffRole } from '@shop/contract/staff-roles';
import { Suspense } from 'react';
import { orderRecord } from '../../test/records';
import { renderAdmin } from '../../test/renderAdmin';
import { signedInAs } from '../../test/signedInAs';
import { resources } from '../resources';

type Schema = Readonly<Record<string, unknown>>;
interface Operation {
  readonly 'x-staff-actions'?: readonly StaffAction[];
  readonly responses: Readonly<Record<string, { content?: Record<string, { schema: Schema }> }>>;
}
const contract = JSON.parse(readFileSync('contract/openapi.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, { get?: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};
const reads = Object.entries(contract.paths).flatMap(([path, { get }]) =>
  get ? [{ get, path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }] : [],
);

/** A value of the described shape, made of its examples. */
function exampleOf(schema: Schema, depth = 0): unknown {
  if (depth > 8) return null;
  const { $ref, allOf, example, type, properties, items, enum: values } = schema;
  if (typeof $ref === 'string')
    return exampleOf(contract.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, depth + 1);
  if (Array.isArray(allOf)) return exampleOf(allOf[0] as Schema, depth + 1);
  if (example !== undefined) return example;
  if (Array.isArray(values)) return values[0];
  if (properties) {
    const fields = Object.entries(properties as Record<string, Schema>);
    return Object.fromEntries(fields.map(([name, inner]) => [name, exampleOf(inner, depth + 1)]));
  }
  if (type === 'array') return [exampleOf(items as Schema, depth + 1)];
  return type === 'object' ? {} : type === 'string' ? '2026-11-08T08:00:00.000Z' : type === 'boolean' ? false : 0;
}

const operationOf = (url: string) => {
  const { pathname } = new URL(url, 'http://localhost');
  const found = reads.filter(({ pattern }) => pattern.test(pathname));
  return (
    found.find(({ path }) => path === pathname) ?? found.find(({ path }) => !path.includes('{resource}')) ?? found[0]
  );
};

const refused: string[] = [];
let role: StaffRole = 'Store';
const before = globalThis.fetch;

beforeEach(() => {
  refused.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = (input) => {
    const url = input instanceof Request ? input.url : String(input);
    const operation = operationOf(url);
    const actions = operation?.get['x-staff-actions'];
    const isAllowed = actions === undefined || actions.some((action) => roleMay(role, action));
    if (!isAllowed) refused.push(operation?.path ?? url);
    const { schema = {} } = operation?.get.responses['200']?.content?.['application/json'] ?? {};
    const body = JSON.stringify(isAllowed ? exampleOf(schema) : { message: 'No' });
    return Promise.resolve(
      new Response(body, {
        status: isAllowed ? 200 : 403,
        headers: { 'content-type': 'application/json', 'content-range': 'rows 0-0/1' },
      }),
    );
  };
});
afterEach(() => {
  globalThis.fetch = before;
});

const pages = resources.flatMap(({ name, access, show, edit }) =>
  [show, edit].flatMap((Page, index) => (Page ? [{ name, access, Page, kind: index === 0 ? 'show' : 'edit' }] : [])),
);
const cases = STAFF_ROLES.flatMap((one) =>
  pages.filter(({ access }) => roleMay(one, access.read)).map((page) => ({ ...page, role: one })),
);
const ID = '6920200f1c2d3e4f5a6b7c8d';

it.each(cases)('the page $name/$kind loads only what $role may see', async ({ name, Page, role: one }) => {
  role = one;
  const page = (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
  renderAdmin({ resource: name, page: signedInAs(role, page), path: '/:id', at: `/${ID}` });
  await screen.findAllByText(/./, undefined, { timeout: 10_000 });
  await waitFor(() => expect(document.querySelector('[role=progressbar], [aria-busy=true]')).toBeNull());
  expect(refused).toEqual([]);
});

it('the page of an order says nothing of an invoice in a role that does not see invoices', async () => {
  role = 'Store';
  const order = orderRecord({
    invoiceGenerated: true,
    invoice: { _id: 'i1', invoiceNumber: 'INV-2026-00017' },
  });
  const Page = resources.find(({ name }) => name === 'orders')?.show;
  const page = <Suspense fallback={null}>{Page && <Page />}</Suspense>;
  const server = { getOne: () => Promise.resolve({ data: order }), getHistory: () => Promise.resolve([]) };
  renderAdmin({ resource: 'orders', page: signedInAs(role, page), path: '/:id', at: '/o1', server });
  await screen.findAllByText('ORD-2026-00009');
  expect(screen.queryByText(/INV-2026-00017/)).not.toBeInTheDocument();
  expect(screen.queryByText('None yet')).not.toBeInTheDocument();
});
