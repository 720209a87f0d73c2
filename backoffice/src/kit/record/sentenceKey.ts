import type { SentenceKey } from '../../i18n/standardTexts';

/** The key of a standard sentence about a resource or its record. Each resource that has a name answers all of them. */
export const sentenceKey = (resource: string, sentence: SentenceKey): string => `resources.${resource}.${sentence}`;
