import { expect, test } from '@jest/globals';
import { countTests } from './jest.mjs';

const report = (counts) => ({
  numTotalTests: 9,
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  ...counts,
});

test('the count has passed and failed tests and leaves out skipped ones', () => {
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
