import { describe, expect, it } from '@jest/globals';
import { searchTokens, searchWords, shortNumberPattern } from './search-tokens.js';

/** True if the search finds a record with this text. */
const finds = (search: string, text: string) => {
  const tokens = searchTokens([text]);
  const begins = (word: string, token: string) =>
    token.startsWith(word) || new RegExp(shortNumberPattern(word) ?? '(?!)').test(token);
  return searchWords(search).every((word) => tokens.some((token) => begins(word, token)));
};

describe('a search', () => {
  it.each([
    ['INV-2026-00017', 'INV-2026-00017'],
    ['2026-00017', 'INV-2026-00017'],
    ['00017', 'INV-2026-00017'],
    ['inv-2026', 'INV-2026-00017'],
    ['inv‑2026‑00017', 'INV-2026-00017'],
    ['٠٠٠١٧', 'INV-2026-00017'],
    ['17', 'INV-2026-00017'],
    ['INV-17', 'INV-2026-00017'],
    ['inv-2026-17', 'INV-2026-00017'],
    ['2026-17', 'INV-2026-00017'],
    ['٤٩', 'QUO-2026-00049'],
    ['1234', 'QUO-2026-01234'],
    ['rib-1', 'RIB-00001'],
    ['rib 11', 'Black ribbon RIB-00011'],
    ['rib1', 'RIB-00001'],
    ['CRM_14', 'CRM-00014'],
    ['quo49', 'QUO-2026-00049'],
    ['CRM 14', 'CRM-00014'],
    ['blk rib', 'Ribbon – Wax BLK-110'],
    ['1/2-in', 'Ribbon 1/2-inch'],
    ['inch', 'Ribbon 1/2-inch'],
    ['press', 'khalid@almansoori-press.example'],
    ['CAFÉ', 'Cafe Noir'],
    ['cafe', 'Café'],
    ['\u202bPO\u200f-4711\u202c', 'PO-4711'],
    ['احمد', 'أحمد'],
    ['الشارقه', 'مطبعة المنصوري، الشارقة'],
    ['المنصورى', 'خالد المنصوري'],
    ['خَالِد', 'خالـد المنصوري'],
    ['obrien', "Sean O'Brien"],
    ["o'brien", 'Sean O’Brien'],
    ['brien', "Sean O'Brien"],
    ['O`Brien', 'Sean Obrien'],
    ['almansoori', 'Al-Mansoori Press'],
    ['al-mansoori', 'Almansoori Press'],
    ['jwt', 'J.W.T. Labels'],
    ['inv2026', 'INV-2026-00017'],
    ['عبدالله', 'عبد الله المنصوري'],
    ['عبد الله', 'عبدالله المنصوري'],
    ['عبدالرحمن', 'عبد الرحمن'],
    ['ابوظبي', 'أبو ظبي'],
    ['أبو ظبي', 'ابوظبي'],
    ['هناء', 'هنا'],
    ['هنا', 'هناء'],
    ['مؤيد', 'مويد'],
    ['(special', '«Special» price'],
    ['-', 'anything'],
  ])('a search for %p finds %p', (search, text) => {
    expect(finds(search, text)).toBe(true);
  });

  it.each([
    ['7', 'INV-2026-00017'],
    ['QUO-17', 'INV-2026-00017'],
    ['INV-2025-17', 'INV-2026-00017'],
    ['INV-1', 'INV-2026-00017'],
    ['ibbon', 'Ribbon'],
    ['ribbon gold', 'Ribbon black'],
    ['.*', 'anything.'],
  ])('a search for %p does not find %p', (search, text) => {
    expect(searchWords(search).length > 0 && finds(search, text)).toBe(false);
  });
});

it('tokens are bounded in number and length', () => {
  const words = Array.from({ length: 2000 }, (_, index) => `word${index}`);
  expect(searchTokens([words.join(' ')])).toHaveLength(500);
  expect(searchTokens(['x'.repeat(5000)])).toEqual(['x'.repeat(60)]);
  expect(searchWords(words.join(' '))).toHaveLength(10);
});
