import { expect, it } from '@jest/globals';
import { isLargePhoto, shrunk, sidesWithin } from './shrunk';

it('only large photos are made smaller, with the same proportions', async () => {
  expect(isLargePhoto({ type: 'image/jpeg', size: 5_000_000 })).toBe(true);
  expect(isLargePhoto({ type: 'image/jpeg', size: 400_000 })).toBe(false);
  expect(isLargePhoto({ type: 'image/png', size: 5_000_000 })).toBe(false);
  expect(sidesWithin(4000, 3000)).toEqual({ width: 2400, height: 1800 });
  expect(sidesWithin(800, 600)).toEqual({ width: 800, height: 600 });
  const note = new File(['%PDF'], 'note.pdf', { type: 'application/pdf' });
  expect(await shrunk(note)).toBe(note);
});

it('a photo that the browser can’t draw is uploaded as it is', async () => {
  const broken = new File([new Uint8Array(2_000_000)], 'photo.jpg', { type: 'image/jpeg' });
  expect(await shrunk(broken)).toBe(broken);
});
