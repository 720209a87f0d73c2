import type { WarningResponse } from '@shop/contract/api';

/** Keys of the warnings that the user continued with since the page was loaded. */
const heeded = new Set<string>();

const keyOf = (document: string, { code, line, params }: WarningResponse) =>
  JSON.stringify([document, code, line, params]);

/** The user continued with these: the next step of the document names only new ones and other figures. */
export const heedWarnings = (document: string, warnings: readonly WarningResponse[] = []): void => {
  for (const warning of warnings) heeded.add(keyOf(document, warning));
};

export const unheededWarnings = (document: string, warnings: readonly WarningResponse[] = []): WarningResponse[] =>
  warnings.filter((warning) => !heeded.has(keyOf(document, warning)));
