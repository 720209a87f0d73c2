import { describe, expect, it } from '@jest/globals';
import { checkRequest } from './request-check.js';

const offered = { name: 'Ribbon', moq: 5, isActive: true, isAvailable: true };
const products = new Map([
  ['a', offered],
  ['hidden', { ...offered, isActive: false }],
  ['out', { ...offered, isAvailable: false }],
]);

describe('checkRequest', () => {
  it.each([
    ['a', 5, {}, {}],
    ['a', 4, {}, { 'requestedItems.0.qty': 'Minimum is 5' }],
    ['hidden', 5, { 'requestedItems.0.product': 'This product is no longer offered.' }, {}],
    ['gone', 5, { 'requestedItems.0.product': 'This product is no longer offered.' }, {}],
    ['out', 1, { 'requestedItems.0.product': 'Ribbon is currently unavailable.' }, {}],
  ])('%s × %i', (product, qty, unavailable, tooFew) => {
    expect(checkRequest([{ product, qty }], products)).toEqual({ unavailable, tooFew });
  });
});
