/** Elements that are clickable as a whole, including their child elements. */
const CLICKABLE =
  'a, button, input, label, select, summary, textarea, [role="button"], [role="menuitem"], [role="option"]';

interface Element {
  closest(selector: string): Element | null;
}

interface Click {
  /** 2 for the second click of a double click, as counted by the browser. */
  readonly detail: number;
  readonly target: unknown;
  preventDefault(): void;
  stopPropagation(): void;
}

interface Page {
  addEventListener(type: 'click', listener: (click: Click) => void, useCapture: true): void;
}

/**
 * Ignores the second click of a double click if the first one has changed the element under the mouse, for example by a
 * new page or a dialog. The user did not intend that click.
 */
export function ignoreStrayClicks(page: Page): void {
  let clicked: unknown;
  page.addEventListener(
    'click',
    (click) => {
      // The click comes from a key press, or from a label for its input.
      if (click.detail === 0) return;
      const target = clickableOf(click.target);
      if (click.detail > 1 && target !== clicked) {
        click.preventDefault();
        click.stopPropagation();
      } else {
        clicked = target;
      }
    },
    true,
  );
}

function clickableOf(target: unknown): unknown {
  return isElement(target) ? (target.closest(CLICKABLE) ?? target) : target;
}

function isElement(target: unknown): target is Element {
  return typeof target === 'object' && target !== null && 'closest' in target;
}
