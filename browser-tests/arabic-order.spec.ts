import { beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Account, administratorAccount } from './support/accounts.js';
import { type Product, productWithMinimum } from './support/given.js';
import { journey, useBrowser } from './support/journey.js';

useBrowser();

const TEXT = 'قياس 0.4 × 1.5 مم، حرارة 110–150 °م';
/** Parts that a reader of any language finds from left to right. */
const IN_ORDER: readonly (readonly [string, string])[] = [
  ['0.4', '1.5'],
  ['110', '150'],
];

let staff: Account;
let product: Product;
beforeAll(async () => {
  staff = await administratorAccount();
  product = await productWithMinimum('Creasing Matrix');
  const { version } = await staff.api.call<Product>('GET', `/products/${product._id}`);
  await staff.api.call('PUT', `/products/${product._id}`, { version, displaySpecs: TEXT, descriptionAr: TEXT });
});

/** How far on the screen each second part is right of its first part, in every element with the text. */
const gapsOn = (page: Page, text: string): Promise<number[]> =>
  page.evaluate(
    ({ words, pairs }) => {
      const leftOf = (node: Node, part: string) => {
        const range = document.createRange();
        const at = node.textContent?.indexOf(part) ?? -1;
        range.setStart(node, at);
        range.setEnd(node, at + part.length);
        return range.getBoundingClientRect().left;
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const gaps: number[] = [];
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const content = (node.textContent ?? '').replace(/[\u2066-\u2069]/g, '');
        if (!content.includes(words) || node.parentElement?.checkVisibility() !== true) continue;
        for (const [first, second] of pairs) {
          if (content.includes(first) && content.includes(second))
            gaps.push(leftOf(node, second) - leftOf(node, first));
        }
      }
      return gaps;
    },
    { words: text, pairs: IN_ORDER },
  );

const expectOrder = async (page: Page, text: string) => {
  const gaps = await gapsOn(page, text);
  expect(gaps.length).toBeGreaterThan(0);
  expect(gaps.filter((gap) => gap <= 0)).toEqual([]);
};

journey('sizes and ranges keep their order in the Arabic shop, and in the description of its page', async (visit) => {
  const { page } = await visit('phone');
  await page.goto(`/product/${product._id}?lang=ar`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('قياس').first().waitFor();
  await expectOrder(page, 'قياس');
  // A search engine shows the description in a paragraph of the page's direction.
  await page.evaluate(() => {
    const shown = document.createElement('p');
    shown.dir = 'rtl';
    shown.textContent = `وصف ${document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''}`;
    document.body.replaceChildren(shown);
  });
  await expectOrder(page, 'وصف');
});

journey('sizes and ranges keep their order in the Arabic list of products', async (visit) => {
  const { page } = await visit('desktop', staff);
  const filter = encodeURIComponent(JSON.stringify({ q: product.sku }));
  await page.goto(`/admin/products?filter=${filter}`);
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByText('حرارة').first().waitFor();
  await expectOrder(page, 'حرارة');
});
