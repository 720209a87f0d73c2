import { SetMetadata } from '@nestjs/common';
import type { ListSpec, ValueSchema } from './list-spec.js';

export const LISTED_BY = 'shop:listed-by';

/** What a staff list may be sorted and filtered by, for the API description. */
export interface Listed {
  readonly sortable: readonly string[];
  readonly filters: Readonly<Record<string, ValueSchema>>;
}

/** Says of a route that its `sort`, `range` and `filter` are those of this list. */
export function ListedBy<T>({ sortable, filters }: ListSpec<T>): MethodDecorator {
  const schemas: Record<string, ValueSchema> = {};
  for (const [field, { schema }] of Object.entries(filters)) schemas[field] = schema;
  return SetMetadata(LISTED_BY, { sortable: Object.keys(sortable), filters: schemas } satisfies Listed);
}
