import { type MouseEvent, useRef } from 'react';

const HELD_KEY_MS = 500;

/**
 * For the buttons of forms: ignores the second click of a double click, as counted by the browser, and repeated clicks
 * of a held Enter key.
 */
export const useSingleClick = (): ((event: MouseEvent) => void) => {
  const lastKey = useRef(-Infinity);
  return (event) => {
    const isByKey = event.detail === 0;
    const isHeld = isByKey && event.timeStamp - lastKey.current < HELD_KEY_MS;
    if (isByKey) lastKey.current = event.timeStamp;
    if (isHeld || event.detail > 1) event.preventDefault();
  };
};

/** For buttons outside forms: `act` is called by the first click alone. */
export const useOnFirstClick = (): ((act: () => void) => (event: MouseEvent) => void) => {
  const ignoreSecond = useSingleClick();
  return (act) => (event) => {
    ignoreSecond(event);
    if (!event.defaultPrevented) act();
  };
};
