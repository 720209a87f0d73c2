import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.mjs';

describe('options of the bench of pages', () => {
  it('has a default for each', () => {
    expect(readOptions([])).toEqual({ runs: 3, url: null });
  });

  it('reads its arguments', () => {
    const words = ['--runs', '5', '--url', 'http://localhost:3000'];
    expect(readOptions(words)).toEqual({ runs: 5, url: 'http://localhost:3000' });
  });

  it.each([['--runs=0'], ['--runs=many'], ['--url=localhost'], ['--url=http://localhost:3000/shop'], ['--fast']])(
    'refuses %s',
    (word) => {
      expect(() => readOptions([word])).toThrow('npm run bench:pages');
    },
  );
});
