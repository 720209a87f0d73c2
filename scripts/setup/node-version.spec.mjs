import { expect, test } from '@jest/globals';
import { isSupportedNode } from './node-version.mjs';

test.each([
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['23.9.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s: supported is %s', (version, expected) => {
  expect(isSupportedNode(version)).toBe(expected);
});
