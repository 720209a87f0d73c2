import { describe, expect, it } from '@jest/globals';
import { holdTickObject } from './tick-object.js';

describe('the object of a tick', () => {
  it('is held', () => {
    expect(holdTickObject()).toBe(true);
  });
});
