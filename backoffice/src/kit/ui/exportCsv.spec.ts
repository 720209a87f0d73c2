import { describe, expect, it } from '@jest/globals';
import { toCsv } from './exportCsv';

describe('a file for the import', () => {
  it('quotes commas, quotes and line ends', () => {
    expect(toCsv([{ name: 'A, B', note: 'say "hi"\nnow' }])).toBe('\ufeffname,note\r\n"A, B","say ""hi""\nnow"');
  });

  it('prevents text from being run as a formula, and does not change numbers', () => {
    expect(toCsv([{ name: '=1+1', phone: '+971', total: -5 }])).toBe("\ufeffname,phone,total\r\n'=1+1,'+971,-5");
  });

  it('marks an added apostrophe, so that a reader can remove it exactly', () => {
    expect(toCsv([{ a: "'=1", b: "'90s" }])).toBe("\ufeffa,b\r\n''=1,'90s");
  });

  it('is empty if there are no rows', () => {
    expect(toCsv([])).toBe('');
  });
});
