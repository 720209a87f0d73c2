import { describe, expect, it } from '@jest/globals';
import { freeName, labelOf } from './free-name.js';

describe('freeName', () => {
  it.each([
    [[], 'new-category'],
    [['new-category'], 'new-category-2'],
    [['new-category', 'new-category-2', 'new-category-4'], 'new-category-3'],
    [['new-category-2'], 'new-category'],
  ])('the free name beside %j is %s', (taken, name) => {
    expect(freeName('new-category', new Set(taken))).toBe(name);
  });
});

describe('labelOf', () => {
  it.each([
    ['new-category', 'New Category'],
    ['new-category-12', 'New Category 12'],
  ])('the label of %s is %s', (name, label) => {
    expect(labelOf(name)).toBe(label);
  });
});
