import { forgetFirstAnswers } from './firstAnswers';

/** In index.html, before the application's own place; empty until the first rows are drawn. */
const PLACE = 'first-rows';

export const placeOfFirstRows = (): HTMLElement | null => document.getElementById(PLACE);

/** Makes way for the application: what was drawn first goes, and the keyboard's focus with it to the page. */
export const leaveFirstRows = (): void => {
  forgetFirstAnswers();
  const place = placeOfFirstRows();
  if (!place) return;
  const hadFocus = place.contains(document.activeElement);
  place.remove();
  if (hadFocus) document.getElementById('main-content')?.focus({ preventScroll: true });
};
