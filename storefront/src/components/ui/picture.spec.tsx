import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';

const show = () => render(<Picture src="/media/ribbon.svg" alt="Ribbon" width={400} height={300} />);
const picture = () => screen.getByRole('img', { name: 'Ribbon' });

/** Every image stands as the browser would have it: done with its file, `width` px wide. */
function imagesAre(width: number): void {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/media/ribbon.svg');
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
}

describe('a picture', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('gives way to the placeholder when its file fails', () => {
    show();
    expect(picture()).toHaveAttribute('src', '/media/ribbon.svg');
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute('src', '/placeholder.svg');
  });

  it('gives way to it as well when the file had failed before the page came alive', () => {
    imagesAre(0);
    show();
    expect(picture()).toHaveAttribute('src', '/placeholder.svg');
  });

  it('stays when its file was there before', () => {
    imagesAre(800);
    show();
    expect(picture()).toHaveAttribute('src', '/media/ribbon.svg');
  });
});
