/** Marks an input for a number: its content is selected when it gets the focus. */
export const NUMBER_FIELD = 'data-number';

interface Element {
  closest(selector: string): Element | null;
}

interface Field extends Element {
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
  select(): void;
}

interface Happening {
  readonly target: unknown;
}

interface KeyPress extends Happening {
  readonly key: string;
}

interface Page {
  readonly activeElement: unknown;
  addEventListener(type: 'focusin' | 'pointerdown' | 'click', listener: (event: Happening) => void): void;
  addEventListener(type: 'keyup', listener: (event: KeyPress) => void): void;
}

/** The attributes of an input for a number of at most so many decimals. */
export const numberField = (decimals = 0) =>
  ({ inputMode: decimals > 0 ? 'decimal' : 'numeric', autoComplete: 'off', [NUMBER_FIELD]: '' }) as const;

/**
 * Selects the content of a number field when it gets the focus, so that typing replaces it: a field with 12 becomes 40,
 * not 1240. A second press sets the caret. Values set by the arrow keys or the buttons beside the field are selected
 * too.
 */
export function selectNumbersOnFocus(page: Page): void {
  let pressed: Field | undefined;
  page.addEventListener('focusin', ({ target }) => fieldOf(target)?.select());
  page.addEventListener('pointerdown', ({ target }) => {
    pressed = target === page.activeElement ? undefined : fieldOf(target);
  });
  page.addEventListener('click', ({ target }) => {
    const field = fieldOf(page.activeElement);
    if (field === undefined) return;
    // The press sets the caret after the focus; a selection made by dragging is not changed.
    const isFirstPress = target === field && target === pressed && field.selectionStart === field.selectionEnd;
    // Safari leaves the focus in the field while a button is pressed.
    const isButton = isElement(target) && target.closest('button') !== null;
    if (isFirstPress || isButton) field.select();
  });
  page.addEventListener('keyup', ({ key, target }) => {
    if (key === 'ArrowUp' || key === 'ArrowDown') fieldOf(target)?.select();
  });
}

function fieldOf(target: unknown): Field | undefined {
  return isElement(target) && 'select' in target && target.closest(`[${NUMBER_FIELD}]`) === target
    ? (target as Field)
    : undefined;
}

function isElement(target: unknown): target is Element {
  return typeof target === 'object' && target !== null && 'closest' in target;
}
