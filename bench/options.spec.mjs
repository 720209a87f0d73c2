import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.mjs';

describe('options of the bench', () => {
  it('has a default for each', () => {
    expect(readOptions([], '/here')).toEqual({ seconds: 4, jsonFile: null });
  });

  it('reads seconds, and a file from the folder of the caller', () => {
    expect(readOptions(['--seconds', '10', '--json', 'out.json'], '/here')).toEqual({
      seconds: 10,
      jsonFile: '/here/out.json',
    });
  });

  it.each(['0', '61', '1.5', '-1', 'ten', ''])('refuses "%s" seconds', (text) => {
    expect(() => readOptions([`--seconds=${text}`], '/here')).toThrow('--seconds must be a whole number from 1 to 60');
  });

  it('refuses an option that it does not know, and says which there are', () => {
    expect(() => readOptions(['--fast'], '/here')).toThrow(/--fast.*\nnpm run bench/s);
  });
});
