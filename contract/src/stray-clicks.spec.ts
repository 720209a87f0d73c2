import { expect, it } from '@jest/globals';
import { ignoreStrayClicks } from './stray-clicks.js';

type Listener = Parameters<Parameters<typeof ignoreStrayClicks>[0]['addEventListener']>[1];

/** An element, or a part of `whole`. */
const element = (whole?: object) => {
  const self = { closest: () => whole ?? self };
  return self;
};

/** @returns true if the page still gets the click */
const clicksOn = () => {
  let listener: Listener = () => undefined;
  ignoreStrayClicks({ addEventListener: (_type, given) => (listener = given) });
  return (target: object, detail: number) => {
    let isStopped = false;
    const stop = () => (isStopped = true);
    listener({ target, detail, preventDefault: stop, stopPropagation: stop });
    return !isStopped;
  };
};

it('the second click of a double click is ignored if it hits something else', () => {
  const click = clicksOn();
  const [button, link] = [element(), element()];
  expect([click(button, 1), click(link, 2), click(link, 1)]).toEqual([true, false, true]);
});

it('a double click on one button counts as two clicks, on every part of it', () => {
  const click = clicksOn();
  const button = element();
  expect([click(element(button), 1), click(element(button), 2), click(button, 3)]).toEqual([true, true, true]);
});
