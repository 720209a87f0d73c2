import { describe, expect, it } from '@jest/globals';
import { moreRoom, roomFor, withRoomFor } from './room.js';

describe('room for rows', () => {
  it.each([
    ['twice as much while there is little', 1024, 1025, 2048],
    ['a quarter more where there is much', 40_000, 40_001, 50_000],
    ['what is needed, where that is more', 40_000, 90_000, 90_000],
  ])('is %s', (_what, length, needed, room) => {
    expect(moreRoom(length, needed)).toBe(room);
  });

  it('is for a few more than are expected', () => {
    expect([0, 16_000].map(roomFor)).toEqual([1024, 17_000]);
  });

  it('keeps what is there', () => {
    const larger = withRoomFor(3, Float64Array.of(1, 2, 3));
    expect([...larger]).toEqual([1, 2, 3, 0, 0, 0]);
    expect(withRoomFor(5, larger)).toBe(larger);
    expect(withRoomFor(3, Uint16Array.of(1, 2, 3))).toEqual(Uint16Array.of(1, 2, 3, 0, 0, 0));
  });
});
