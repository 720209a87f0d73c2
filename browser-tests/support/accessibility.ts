import { expect } from '@jest/globals';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 to the level AA, and what axe holds for good practice beyond it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [390, 1440];

/** axe finds no problem on the current page, on a phone and on a large screen by default. */
export async function expectAccessible(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  await page.evaluate(`${axe.source};0`);
  const size = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(untilStill);
    const violations: string[] = await page.evaluate(async (values) => {
      const found = await axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    }, RULES);
    expect({ width, violations }).toEqual({ width, violations: [] });
  }
  if (size) await page.setViewportSize(size);
}

/** Waits for fades, which have other colours on the way, but not for endless animations. Runs in the page. */
async function untilStill(): Promise<void> {
  const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ends.map(({ finished }) => finished.catch(() => undefined)));
}
