import { countedWord, type UnitWords } from '@shop/contract/counted-words';
import { catalogWords } from '@shop/contract/words/ar/catalog';

export const arabicUnits: UnitWords = { language: 'ar', term: (word) => catalogWords[`term.${word}`] ?? word };

/** The unit as written after its number. An unknown unit is not translated. */
export const countedUnit = (unit: string, qty: number): string => countedWord(unit, qty, arabicUnits);
