import { withoutInvisibleMarks } from './text.js';

/** Fewest digits of a number of the UAE: 800 and two more. */
const FEWEST_DIGITS = 5;
const DIGIT = /[\d٠-٩۰-۹]/g;
const WRITTEN = /^[-+\d٠-٩۰-۹\s().,/~\p{Pd}]+(?:[;,]?\s*(?:ext(?:ension|n)?|x|#)[.:=\s]*\d{1,7})?$/iu;

/** Whether a text may be a phone number, as far as its characters say. The server knows the numbers of each country. */
export function looksLikePhone(text: string): boolean {
  const written = withoutInvisibleMarks(text).trim();
  return WRITTEN.test(written) && (written.match(DIGIT)?.length ?? 0) >= FEWEST_DIGITS;
}
