import { afterEach, describe, expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { renderApp } from '../../../../test/render-app';
import { facetsQuery } from '../api/get-facets';
import { selectProductType, toggleAttribute } from '../shop-filters';
import { useShopFilters } from '../use-shop-filters';
import { AttributeGroup } from './shop-filter-panel';

const group = (key: string, values: Record<string, number>) => ({
  key,
  displayName: key,
  order: 1,
  values: Object.entries(values).map(([value, count]) => ({ value, count })),
});

const facetsOf = ({ searchParams: query }: URL) => {
  const black = query.has('attributes[color]');
  const ofRibbon = [
    group('size', black ? { '1-inch': 2 } : { '1/2-inch': 4, '1-inch': 7 }),
    group('color', { Black: 2, Red: 9 }),
    group('code', {}),
  ];
  const ofTape = [group('size', { '12-mm': 3 })];
  const attributes = query.get('productType') === 'Ribbon' ? ofRibbon : ofTape;
  return { body: { productTypes: [], categories: [], attributes } };
};

/** The groups as the panel of the shop shows them. */
function Groups() {
  const { filters, changeFilters } = useShopFilters();
  const { data } = useQuery(facetsQuery(filters));
  return (
    <>
      <button onClick={() => changeFilters((all) => selectProductType(all, 'Double Face Tape'))}>Tape</button>
      {data?.attributes.map((of) => (
        <AttributeGroup
          key={of.key}
          group={of}
          selected={filters.selectedAttributes[of.key] ?? []}
          onToggle={(value) => changeFilters((all) => toggleAttribute(all, of.key, value))}
        />
      ))}
    </>
  );
}

let api: ReturnType<typeof stubApi>;
afterEach(() => api.restore());

const show = async (address: string) => {
  api = stubApi({ 'GET /api/products/facets': facetsOf });
  await renderApp(<Groups />, address);
  await screen.findByRole('group', { name: 'size' });
};
const listed = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

describe('the values of an attribute', () => {
  it('are hidden if a choice excludes them, and retain the focus', async () => {
    await show('/shop?type=Ribbon');
    expect(listed()).toEqual(['1/2-inch4', '1-inch7', 'Black2', 'Red9']);
    await userEvent.click(screen.getByRole('checkbox', { name: /Black/ }));
    await screen.findByRole('checkbox', { name: /1-inch\s*2/ });
    expect(listed()).toEqual(['1-inch2', 'Black2', 'Red9']);
    expect(screen.getByRole('checkbox', { name: /Black/ })).toHaveFocus();
  });

  it('are in the order of the shop, even if more of them appear', async () => {
    await show('/shop?type=Ribbon&attr.color=Black');
    expect(listed()).toEqual(['1-inch2', 'Black2', 'Red9']);
    await userEvent.click(screen.getByRole('checkbox', { name: /Black/ }));
    await screen.findByRole('checkbox', { name: /1-inch\s*7/ });
    expect(listed()).toEqual(['1/2-inch4', '1-inch7', 'Black2', 'Red9']);
  });

  it('have no heading if there are none', async () => {
    await show('/shop?type=Ribbon');
    expect(screen.queryByRole('group', { name: 'code' })).not.toBeInTheDocument();
  });

  it('are replaced immediately by a placeholder for another product type', async () => {
    await show('/shop?type=Ribbon');
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const fetchNow = globalThis.fetch;
    globalThis.fetch = async (...call) => answered.then(() => fetchNow(...call));
    await userEvent.click(screen.getByRole('button', { name: 'Tape' }));
    expect(await screen.findByText('Loading filters...')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    answer();
    await screen.findByRole('checkbox', { name: /12-mm/ });
    expect(listed()).toEqual(['12-mm3']);
    expect(screen.queryByText('Loading filters...')).not.toBeInTheDocument();
  });
});
