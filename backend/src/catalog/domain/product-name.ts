export interface NameParts {
  readonly size: string;
  readonly variant: string;
  readonly color: string;
  readonly code: string;
}

/** A product is called after its category and what tells it from its siblings; parts that it lacks are left out. */
export function productName(categoryName: string, { size, variant, color, code }: NameParts): string {
  return [categoryName, size, variant, color, code].filter((part) => part !== '').join(' ');
}
