/** The id of the one record of the search's synonyms. */
export const SYNONYMS_ID = '73796e6f6e796d7300000001';

/** The maximum number of groups, of phrases in a group, and of characters in a phrase. */
export const MAX_SYNONYM_GROUPS = 300;
export const MAX_SYNONYMS = 20;
export const MAX_SYNONYM_LENGTH = 60;
