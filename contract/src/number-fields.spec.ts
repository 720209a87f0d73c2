import { beforeEach, describe, expect, it } from '@jest/globals';
import { NUMBER_FIELD, numberField, selectNumbersOnFocus } from './number-fields.js';

type Listener = (event: { target: unknown; key: string }) => void;
const listeners = new Map<string, Listener>();
const page = {
  activeElement: null as unknown,
  addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
};
const happens = (type: string, target: unknown, key = '') => listeners.get(type)?.({ target, key });

/** An input with a caret at its end; `selected` counts how often its content was selected. */
const input = (is: string) => {
  const self = {
    selected: 0,
    selectionStart: 2,
    selectionEnd: 2,
    select: () => {
      self.selected += 1;
    },
    closest: (selector: string): object | null => (selector === is ? self : null),
  };
  return self;
};
const number = () => input(`[${NUMBER_FIELD}]`);

beforeEach(() => {
  page.activeElement = null;
  selectNumbersOnFocus(page);
});

it('a field for whole numbers opens the keyboard of digits, one for amounts also has the point', () => {
  expect(numberField()).toMatchObject({ inputMode: 'numeric', autoComplete: 'off' });
  expect(numberField(2)).toMatchObject({ inputMode: 'decimal' });
});

describe('the content of a number field', () => {
  it('is selected when it gets the focus and on the click that sets it, not on the second click', () => {
    const field = number();
    happens('pointerdown', field);
    page.activeElement = field;
    happens('focusin', field);
    happens('click', field);
    expect(field.selected).toBe(2);
    happens('pointerdown', field);
    happens('click', field);
    expect(field.selected).toBe(2);
  });

  it('is not selected if the user has dragged a selection', () => {
    const field = number();
    field.selectionStart = 0;
    happens('pointerdown', field);
    page.activeElement = field;
    happens('click', field);
    expect(field.selected).toBe(0);
  });

  it('is selected after the arrow keys and buttons that change it', () => {
    const field = number();
    page.activeElement = field;
    happens('keyup', field, 'ArrowUp');
    happens('keyup', field, 'ArrowLeft');
    happens('click', input('button'));
    happens('click', input('main'));
    expect(field.selected).toBe(2);
  });
});

it('a text field is not changed', () => {
  const field = input('[name]');
  happens('pointerdown', field);
  page.activeElement = field;
  happens('focusin', field);
  happens('click', field);
  happens('keyup', field, 'ArrowUp');
  expect(field.selected).toBe(0);
});
