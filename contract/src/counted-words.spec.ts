import { type PackedLine, packedText } from './counted-words.js';
import { catalogWords } from './words/ar/catalog.js';

const CARTONS = { packSize: 12, packUnit: 'carton' };
const arabic = { language: 'ar', term: (word: string) => catalogWords[`term.${word}`] ?? word } as const;

describe('a quantity in packs', () => {
  it.each<[PackedLine, string, string]>([
    [{ qty: 24, ...CARTONS }, '2 cartons of 12', '2 كرتونة سعة 12'],
    [{ qty: 12, ...CARTONS }, '1 carton of 12', '1 كرتونة سعة 12'],
    [{ qty: 41, ...CARTONS }, '3 cartons of 12 + 5', '3 كراتين سعة 12 + 5'],
    [{ qty: 12_000, ...CARTONS }, '1,000 cartons of 12', '1,000 كرتونة سعة 12'],
    [{ qty: 11, ...CARTONS }, '', ''],
    [{ qty: 24, packSize: 12, packUnit: 'drum' }, '2 drum of 12', '2 drum سعة 12'],
    [{ qty: 24 }, '', ''],
    [{ qty: 24, packSize: null, packUnit: '' }, '', ''],
  ])('%j is written in English and Arabic', (line, english, inArabic) => {
    const texts = [packedText(line, { language: 'en', term: String }), packedText(line, arabic)];
    expect(texts).toEqual([english, inArabic]);
  });
});
