import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { srcSetOf } from '../../lib/picture-sizes';
import { Picture } from './picture';

const show = () => render(<Picture src="/media/ribbon.svg" alt="Ribbon" width={400} height={300} />);
const picture = () => screen.getByRole('img', { name: 'Ribbon' });

/** Every image has the state given by the browser: loaded, `width` px wide, and decodable or not. */
function imagesAre(width: number, decode: () => Promise<void>): void {
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { configurable: true, value: decode });
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/media/ribbon.svg');
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
}

describe('a picture', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });

  it('is replaced by the placeholder if its file fails', () => {
    show();
    expect(picture()).toHaveAttribute('src', '/media/ribbon.svg');
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute('src', '/placeholder.svg');
  });

  it('is also replaced if the file failed before the page was interactive', async () => {
    imagesAre(0, () => Promise.reject(new DOMException('broken', 'EncodingError')));
    show();
    await waitFor(() => expect(picture()).toHaveAttribute('src', '/placeholder.svg'));
  });

  it.each([800, 0])('is not replaced if its file was loaded before, and counts as %i px wide', async (width) => {
    const decode = jest.fn(() => Promise.resolve());
    imagesAre(width, decode);
    show();
    await act(() => Promise.resolve());
    expect(picture()).toHaveAttribute('src', '/media/ribbon.svg');
    expect(decode).toHaveBeenCalledTimes(width === 0 ? 1 : 0);
  });
});

describe('srcSetOf', () => {
  it('names the variants of an uploaded picture', () => {
    const name = '/media/0123456789abcdef0123456789abcdef';
    expect(srcSetOf(`${name}.webp`)).toBe(`${name}-320.webp 320w, ${name}-800.webp 800w, ${name}.webp 1600w`);
  });

  it.each(['/media/satin-ribbon.svg', 'https://example.com/0123456789abcdef0123456789abcdef.webp', '/placeholder.svg'])(
    'has none for %s',
    (src) => {
      expect(srcSetOf(src)).toBeUndefined();
    },
  );
});
