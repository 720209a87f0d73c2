import { withoutInvisibleMarks } from './text.js';

/** The shortest number of the UAE: 800 and two more digits. */
const FEWEST_DIGITS = 5;
const DIGIT = /[\d٠-٩۰-۹]/g;
const WRITTEN = /^[-+\d٠-٩۰-۹\s().,/~\p{Pd}]+(?:[;,]?\s*(?:ext(?:ension|n)?|x|#)[.:=\s]*\d{1,7})?$/iu;

/** True if a text has only characters of phone numbers. The server checks the numbers of each country. */
export function looksLikePhone(text: string): boolean {
  const written = withoutInvisibleMarks(text).trim();
  return WRITTEN.test(written) && (written.match(DIGIT)?.length ?? 0) >= FEWEST_DIGITS;
}
