import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.mjs';

describe('options of the bench', () => {
  it('has a default for each', () => {
    expect(readOptions([], '/here')).toEqual({
      full: false,
      minutes: 10,
      seconds: 2,
      jsonFile: null,
      check: false,
      accept: false,
    });
  });

  it('reads seconds, and a file from the folder of the caller', () => {
    expect(readOptions(['--seconds', '10', '--json', 'out.json'], '/here')).toMatchObject({
      seconds: 10,
      jsonFile: '/here/out.json',
    });
  });

  it.each(['0', '61', '1.5', '-1', 'ten', ''])('refuses "%s" seconds', (text) => {
    expect(() => readOptions([`--seconds=${text}`], '/here')).toThrow('--seconds must be a whole number from 1 to 60');
  });

  it('runs everything where that is wanted, for as long as it is wanted', () => {
    expect(readOptions(['--full', '--minutes', '2'], '/here')).toMatchObject({ full: true, minutes: 2 });
    expect(() => readOptions(['--minutes=0'], '/here')).toThrow('--minutes must be a whole number from 1 to 60');
  });

  it('compares with what is committed, or replaces it', () => {
    expect(readOptions(['--check'], '/here')).toMatchObject({ check: true, accept: false });
    expect(readOptions(['--accept'], '/here')).toMatchObject({ check: false, accept: true });
    expect(() => readOptions(['--check', '--accept'], '/here')).toThrow('exclude each other');
  });

  it('refuses an option that it does not know, and says which there are', () => {
    expect(() => readOptions(['--fast'], '/here')).toThrow(/--fast.*\nnpm run bench/s);
  });
});
