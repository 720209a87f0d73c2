import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.mjs';

describe('options of the bench of pages', () => {
  it('has a default for each', () => {
    expect(readOptions([], '/here')).toEqual({ runs: 3, network: 'lighthouse', url: null, jsonFile: null });
  });

  it('reads what it is given', () => {
    expect(
      readOptions(
        ['--runs', '5', '--network', 'devtools', '--url', 'http://localhost:3000', '--json', 'out.json'],
        '/here',
      ),
    ).toEqual({
      runs: 5,
      network: 'devtools',
      url: 'http://localhost:3000',
      jsonFile: '/here/out.json',
    });
  });

  it.each([
    ['--runs=0'],
    ['--runs=many'],
    ['--url=localhost'],
    ['--url=http://localhost:3000/shop'],
    ['--network=5g'],
    ['--fast'],
  ])('refuses %s', (word) => {
    expect(() => readOptions([word], '/here')).toThrow('npm run bench:pages');
  });
});
