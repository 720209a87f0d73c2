import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import { renderApp } from '../../../test/render-app';
import { Link } from '../../components/ui/link';
import { useViewOnNavigation } from './use-view-on-navigation';

/** How far down the window can go: as long as its page is. */
let room = 5000;
let pageGrew = () => {};

beforeEach(() => {
  room = 5000;
  Object.assign(window, { scrollY: 0 });
  jest.spyOn(window, 'scrollTo').mockImplementation((...[, top]: unknown[]) => {
    Object.assign(window, { scrollY: Math.min(Number(top), room) });
  });
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(grew: () => void) {
        pageGrew = grew;
      }
      observe() {}
      disconnect() {
        pageGrew = () => {};
      }
    },
  });
});
afterEach(() => void jest.restoreAllMocks());

function Frame() {
  const main = useViewOnNavigation();
  const navigate = useNavigate();
  return (
    <main ref={main} tabIndex={-1}>
      <Link to="/product/p1">Product</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </main>
  );
}

const scrollDown = (top: number) => {
  window.scrollTo(0, top);
  fireEvent.scroll(window);
};

/** From a list that was left 3000 px down, over a product, back to it. */
async function goAndComeBack() {
  await renderApp(<Frame />, '/shop?type=Ribbon&page=2');
  scrollDown(3000);
  await userEvent.click(screen.getByRole('link'));
  const onProduct = window.scrollY;
  scrollDown(40);
  return { onProduct, back: () => userEvent.click(screen.getByRole('button')) };
}

describe('the view after a navigation', () => {
  it('starts at the top of a new page, with the focus on its content', async () => {
    const { onProduct } = await goAndComeBack();
    expect(onProduct).toBe(0);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is at the same position of the list after Back', async () => {
    const { back } = await goAndComeBack();
    await back();
    expect(screen.getByTestId('address')).toHaveTextContent('/shop?type=Ribbon&page=2');
    expect(window.scrollY).toBe(3000);
  });

  it('follows the list downwards while it is still loading', async () => {
    const { back } = await goAndComeBack();
    room = 1000;
    await back();
    expect(window.scrollY).toBe(1000);
    room = 5000;
    act(() => pageGrew());
    expect(window.scrollY).toBe(3000);
  });

  it('is not moved if the visitor scrolls before the list has loaded', async () => {
    const { back } = await goAndComeBack();
    room = 1000;
    await back();
    fireEvent.wheel(window);
    room = 5000;
    act(() => pageGrew());
    expect(window.scrollY).toBe(1000);
  });
});
