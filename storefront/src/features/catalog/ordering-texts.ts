import { visit } from '../../lib/i18n/i18n';

/** Loads a part of ordering, and its texts, which the first view does without. */
export const withOrderingTexts =
  <Code>(load: () => Promise<Code>) =>
  async () =>
    (await Promise.all([load(), visit.load(['product', 'ordering'])]))[0];
