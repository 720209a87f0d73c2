import { describe, expect, it } from '@jest/globals';
import { toCsv } from './exportCsv';

describe('a file for the import', () => {
  it('quotes commas, quotes and line ends', () => {
    expect(toCsv([{ name: 'A, B', note: 'say "hi"\nnow' }])).toBe('\ufeffname,note\r\n"A, B","say ""hi""\nnow"');
  });

  it('keeps text from being run as a formula, and numbers as they are', () => {
    expect(toCsv([{ name: '=1+1', phone: '+971', total: -5 }])).toBe("\ufeffname,phone,total\r\n'=1+1,'+971,-5");
  });

  it('marks an added apostrophe so that a reader can remove exactly that one', () => {
    expect(toCsv([{ a: "'=1", b: "'90s" }])).toBe("\ufeffa,b\r\n''=1,'90s");
  });

  it('is empty without rows', () => {
    expect(toCsv([])).toBe('');
  });
});
