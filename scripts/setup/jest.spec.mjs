import { expect, test } from '@jest/globals';
import { root } from './processes.mjs';
import { countTests, ofShard, slowestFiles, withAreas } from './jest.mjs';

const report = (counts) => ({
  numTotalTests: 9,
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  ...counts,
});

test('the count contains passed and failed tests and omits skipped ones', () => {
  const run = report({ numPassedTests: 6, numFailedTests: 2, numPendingTests: 1 });
  expect(countTests(run, 1)).toEqual({ passed: 6, failed: 2 });
});

test('a suite that could not run counts as one failed', () => {
  expect(countTests(report({ numPassedTests: 9, numRuntimeErrorTestSuites: 1 }), 1)).toEqual({ passed: 9, failed: 1 });
});

test('a run without a report counts as one failed', () => {
  expect(countTests(null, 1)).toEqual({ passed: 0, failed: 1 });
});

test('a failing exit without a failed test counts as one failed', () => {
  expect(countTests(report({ numPassedTests: 9 }), 1)).toEqual({ passed: 9, failed: 1 });
});

test('a run without tests counts as one failed', () => {
  expect(countTests(report({ numTotalTests: 0 }), 0)).toEqual({ passed: 0, failed: 1 });
});

test('the slowest twenty files are listed, the slowest first', () => {
  const testResults = Array.from({ length: 30 }, (_, index) => ({
    name: `${root}backend/test/a${index}.spec.ts`,
    startTime: 1000,
    endTime: 1000 + index * 500,
  }));
  const slowest = slowestFiles({ testResults });
  expect(slowest).toHaveLength(20);
  expect(slowest[0]).toBe('  14.5 backend/test/a29.spec.ts');
  expect(slowest[19]).toBe('   5.0 backend/test/a10.spec.ts');
});

test('a run without a report lists no files', () => {
  expect(slowestFiles(null)).toEqual([]);
});

test('a leading word that names an area selects its folders; other words are not changed', () => {
  const pattern = '/(src|test)/billing/';
  expect(withAreas(['billing', 'receipts'])).toEqual([pattern, 'receipts']);
  expect(withAreas(['billing', '-t', 'billing'])).toEqual([pattern, '-t', 'billing']);
  expect(withAreas(['--testPathPatterns', 'billing'])).toEqual(['--testPathPatterns', 'billing']);
  expect(new RegExp(pattern).test(`${root}backend/test/billing/invoices.e2e-spec.ts`)).toBe(true);
});

test('the shards of a list contain each entry once', () => {
  const list = [1, 2, 3, 4, 5, 6, 7];
  expect(ofShard('', list)).toEqual(list);
  const shards = [1, 2, 3].map((shard) => ofShard(`--shard=${shard}/3`, list));
  expect(shards.map((shard) => shard.length)).toEqual([3, 2, 2]);
  expect(shards.flat().sort()).toEqual(list);
});
