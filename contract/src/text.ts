/** Direction marks and zero-width characters, which are copied invisibly from an Arabic page or a phone. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const LINE_BREAK = /\r\n|[\r\n\u2028\u2029]/g;

/** U+200C and U+200D remain: they join letters of Persian and emoji. */
export const withoutInvisibleMarks = (text: string): string => text.replace(INVISIBLE, '');

/** Makes texts equal that look alike: composed letters (NFC) without invisible marks. */
export const cleanText = (text: string): string => withoutInvisibleMarks(text).normalize('NFC');

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(LINE_BREAK, ' ');
