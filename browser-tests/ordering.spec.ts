import { describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from './support/accessibility.js';
import { demoCustomer } from './support/accounts.js';
import { eventually } from './support/eventually.js';
import { productsOf, productWithMinimum } from './support/given.js';
import { journey, useBrowser } from './support/journey.js';

useBrowser();

/** The places of everything that can be pressed or typed into; names change while something is added. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(header, main) :is(a, button, input)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y + window.scrollY, width, height].join(' ');
    }),
  );

async function expectToMoveNothing(page: Page, button: string | RegExp): Promise<void> {
  const add = page.getByRole('main').getByRole('button', { name: button }).first();
  await add.waitFor();
  // Filters and similar products come a little later, and are drawn after their answers; a later card may have its button first.
  await page.waitForLoadState('networkidle');
  let before = await places(page);
  await eventually(async () => {
    await add.scrollIntoViewIfNeeded();
    const [earlier, now] = [before, await places(page)];
    before = now;
    expect(now).toEqual(earlier);
  });
  await add.click();
  await page.getByRole('button', { name: /^(Added to Cart|أُضيف إلى السلة)/ }).waitFor();
  expect(await places(page)).toEqual(before);
}

describe('“Added to Cart”', () => {
  for (const device of ['phone', 'desktop'] as const) {
    for (const [language, button] of [
      ['en', /^Add to Cart/],
      ['ar', /^أضف إلى السلة/],
    ] as const) {
      journey(`moves nothing on cards, in the table and on a product: ${device}, ${language}`, async (visit) => {
        const { page } = await visit(device);
        await page.goto(`/shop?type=Ribbon&lang=${language}`);
        await expectToMoveNothing(page, button);
        await page.evaluate(() => localStorage.setItem('shopLayout', '"table"'));
        await page.reload();
        await page.getByRole('main').getByRole('table').waitFor();
        await expectToMoveNothing(page, button);
        await page.goto(`/product/${(await productWithMinimum('Ribbon'))._id}?lang=${language}`);
        await expectToMoveNothing(page, button);
      });
    }
  }
});

/** The rows that fit on the first screen. */
const wholeRowsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('tbody tr')
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length);

describe('the table shows ten products on the first screen of a desktop, also of one type or of a search', () => {
  const narrowings = ['sort=-price', 'type=Ribbon', 'type=Creasing+Matrix', 'type=Double+Face+Tape', 'q=ribbon'];
  for (const language of ['en', 'ar']) {
    journey(`in ${language}`, async (visit) => {
      const { page } = await visit('desktop');
      await page.goto('/shop');
      await page.evaluate(() => localStorage.setItem('shopLayout', '"table"'));
      for (const query of narrowings) {
        await page.goto(`/shop?${query}&lang=${language}`);
        await page.getByRole('main').getByRole('table').waitFor();
        await eventually(async () => expect(await wholeRowsOf(page)).toBeGreaterThanOrEqual(10));
      }
    });
  }
});

/** How many corners of the field something else covers, or lie outside of the visible part of the page. */
const coveredCornersOf = (input: Locator) =>
  input.evaluate((field) => {
    const { left, right, top, bottom } = field.getBoundingClientRect();
    const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const));
    return corners.filter(([x, y]) => document.elementFromPoint(x, y) !== field).length;
  });

describe('the table of sizes', () => {
  for (const width of [390, 768]) {
    journey(`fits ${width} px for creasing matrix, and nothing covers the focused field`, async (visit) => {
      const { page } = await visit('phone');
      await page.setViewportSize({ width, height: 844 });
      const [product] = await productsOf('Creasing Matrix');
      await page.goto(`/product/${product?._id}`);
      await page.getByRole('link', { name: 'All sizes and colours' }).tap();
      const table = page.getByRole('table', { name: 'All sizes and colours' });
      await eventually(async () => {
        const { y = 844 } = (await table.boundingBox()) ?? {};
        expect(y).toBeLessThan(400);
      });
      await eventually(async () => {
        const [content, room] = await table.evaluate(({ parentElement: frame }) => [
          frame?.scrollWidth ?? 0,
          frame?.clientWidth ?? 0,
        ]);
        expect(content).toBe(room);
      });
      const fields = table.getByRole('textbox');
      for (const index of [0, 5, 9]) {
        await fields.nth(index).tap();
        await page.keyboard.type('40');
        // The page may still be scrolling to the field.
        await eventually(async () => expect([index, await coveredCornersOf(fields.nth(index))]).toEqual([index, 0]));
      }
      const similar = await page.getByRole('heading', { name: 'Similar products' }).boundingBox();
      const { y = 0, height = 0 } = (await table.boundingBox()) ?? {};
      expect(similar?.y).toBeGreaterThan(y + height);
      // Further down, the header covers parts of fields that have been scrolled past.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expectAccessible(page, [width]);
    });
  }

  journey('scrolls a focused field beside its fixed column for ribbons', async (visit) => {
    const { page } = await visit('phone');
    await page.goto(`/product/${(await productWithMinimum('Ribbon'))._id}#all-sizes`);
    const field = page.getByRole('table').getByRole('textbox').nth(2);
    await page.getByRole('table').evaluate(({ parentElement: frame }) => frame?.scrollTo({ left: 330 }));
    await field.focus();
    const head = await page.getByRole('rowheader').first().boundingBox();
    await eventually(async () => {
      const box = await field.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual((head?.x ?? 0) + (head?.width ?? 0));
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    });
  });
});

journey('the table of products is denser than the cards at every width', async (visit) => {
  const { page } = await visit('desktop');
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/shop');
    await page.getByRole('main').getByRole('article').first().waitFor();
    const cardHeight = await page.evaluate(() => {
      const cards = [...document.querySelectorAll('main article')].map((card) => card.getBoundingClientRect());
      return (cards[0]?.height ?? 0) / cards.filter(({ y }) => y === cards[0]?.y).length;
    });
    await page.evaluate(() => localStorage.setItem('shopLayout', '"table"'));
    await page.reload();
    const rows = page.getByRole('main').locator('tbody tr');
    await rows.getByRole('textbox').first().waitFor();
    const rowHeight = await rows.first().evaluate((row) => row.getBoundingClientRect().height);
    expect([width, rowHeight < cardHeight, rowHeight, cardHeight]).toEqual([width, true, rowHeight, cardHeight]);
    await page.evaluate(() => localStorage.removeItem('shopLayout'));
    if (width < 1440) continue;
    const whole = await rows.evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
    );
    expect(whole).toBeGreaterThanOrEqual(10);
  }
});

journey('a printed product has its words and prices, and nothing to press', async (visit) => {
  const { page } = await visit('desktop');
  const { _id, name } = await productWithMinimum('Ribbon');
  await page.goto(`/product/${_id}`);
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await page.locator('nav:visible, footer:visible, button:visible').count()).toBe(0);
  expect(await page.getByRole('textbox', { name: 'Quantity', exact: true }).isVisible()).toBe(false);
});

journey('printed invoices have no filters and no links to other papers', async (visit) => {
  const { page } = await visit('desktop', await demoCustomer());
  await page.goto('/account/invoices');
  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.getByText(/^INV-/).first().waitFor();
  expect(await filters.isVisible()).toBe(false);
  expect(await page.getByText('Open invoice PDF').filter({ visible: true }).count()).toBe(0);
});

journey('a printed list of invoices has all of them on a sheet, and on a phone their lines', async (visit) => {
  const { page } = await visit('desktop', await demoCustomer());
  await page.goto('/account/invoices');
  await page.getByRole('table', { name: 'Invoices' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const rows = page.getByRole('table', { name: 'Invoices' }).getByRole('row');
  expect(await rows.count()).toBeGreaterThan(2);
  await page.waitForFunction(() => document.documentElement.scrollWidth <= 718);
  await page.reload();
  await page.locator('details').first().waitFor();
  expect(await page.locator('details table').first().isVisible()).toBe(true);
});
