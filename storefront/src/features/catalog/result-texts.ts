import { visit } from '../../lib/i18n/i18n';

/** Loads a part of the shop page, with texts and words that the first view does not need. */
export const withResultTexts =
  <Code>(load: () => Promise<Code>) =>
  async () =>
    (await Promise.all([load(), visit.load(['results', 'features'])]))[0];
