import { fillDerivedFields } from './platform/database/upgrades/fill-derived-fields.js';
import type { Upgrade } from './platform/database/upgrades/upgrades.js';
import { SEARCH_TOKENS } from './platform/list-query/search-fields.js';

/** In the order in which they are made; a new one is added at the end. */
export const UPGRADES: readonly Upgrade[] = [fillDerivedFields('2026-11-22 search fields', SEARCH_TOKENS)];
