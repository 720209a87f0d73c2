import { visit } from '../../lib/i18n/i18n';

/** Loads a component for ordering, with its texts, which the first view does not need. */
export const withOrderingTexts =
  <Code>(load: () => Promise<Code>) =>
  async () =>
    (await Promise.all([load(), visit.load(['product', 'ordering'])]))[0];
