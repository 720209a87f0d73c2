/** @returns the first unused name of `base`, `base-2`, `base-3`, … */
export function freeName(base: string, taken: ReadonlySet<string>): string {
  let name = base;
  for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`;
  return name;
}

/** `new-category-2` as a label: `New Category 2`. */
export function labelOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
