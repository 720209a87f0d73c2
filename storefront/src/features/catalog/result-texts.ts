import { visit } from '../../lib/i18n/i18n';

/** Loads a part of the shop page, and the texts and words that the first view does without. */
export const withResultTexts =
  <Code>(load: () => Promise<Code>) =>
  async () =>
    (await Promise.all([load(), visit.load(['results', 'features'])]))[0];
