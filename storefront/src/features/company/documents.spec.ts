import { expect, it } from '@jest/globals';
import { loadDocument, type TextDocument } from './documents';

/** Parts that have to be the same in every language: the sections with their paragraphs and lists, the data of the shop, the date. */
const frameOf = ({ lead, updated, sections }: TextDocument) => ({
  updated,
  lead: placeholders(lead),
  sections: sections.map(({ blocks }) =>
    blocks.map((block) => (typeof block === 'string' ? placeholders(block) : block.length)),
  ),
});

const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? [];

it.each(['about', 'privacy', 'terms'] as const)('the text "%s" has the same points in both languages', async (name) => {
  const [english, arabic] = await Promise.all([loadDocument('en', name), loadDocument('ar', name)]);
  expect(frameOf(arabic)).toEqual(frameOf(english));
});
