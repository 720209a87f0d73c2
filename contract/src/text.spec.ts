import { describe, expect, it } from '@jest/globals';
import { cleanLine, cleanText } from './text.js';

describe('cleanText', () => {
  it.each([
    ['cafe\u0301', 'caf\u00e9'],
    ['\u202aPO-\u200e4711\u202c', 'PO-4711'],
    ['\u2066aisha\u2069@\u200fpress.example\u200b\ufeff', 'aisha@press.example'],
    ['e\u200b\u0301', '\u00e9'],
    ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['👩\u200d🔧', '👩\u200d🔧'],
    ['two\r\nlines', 'two\r\nlines'],
  ])('changes %j to %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

describe('cleanLine', () => {
  it.each(['Al\nManar', 'Al\r\nManar', 'Al\rManar', 'Al\u2028Manar', 'Al\u2029Manar', 'Al\u200e\nManar'])(
    'puts %j on one line',
    (text) => {
      expect(cleanLine(text)).toBe('Al Manar');
    },
  );

  it('keeps tabs, which separate the cells of a pasted row', () => {
    expect(cleanLine('RIB-1\t40')).toBe('RIB-1\t40');
  });
});
