/** Elements that are clicked as a whole, whichever part of them the mouse hits. */
const CLICKABLE =
  'a, button, input, label, select, summary, textarea, [role="button"], [role="menuitem"], [role="option"]';

interface Element {
  closest(selector: string): Element | null;
}

interface Click {
  /** 2 for the second click of a double click, as the browser counts. */
  readonly detail: number;
  readonly target: unknown;
  preventDefault(): void;
  stopPropagation(): void;
}

interface Page {
  addEventListener(type: 'click', listener: (click: Click) => void, useCapture: true): void;
}

/**
 * Ignores the second click of a double click where the first one has brought something else under the mouse: a page that the
 * click led to, the question of a dialog. Nobody has meant to click that.
 */
export function ignoreStrayClicks(page: Page): void {
  let clicked: unknown;
  page.addEventListener(
    'click',
    (click) => {
      // A key has pressed the button, or a label its input.
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
