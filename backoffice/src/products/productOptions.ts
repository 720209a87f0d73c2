/** What the product forms offer; a product that already carries another value keeps it (see `withCurrent`). */
export const sizes = [
  '1-inch',
  '1/2-inch',
  '3/4-inch',
  '0.4x1.5-mm',
  '0.5x1.5-mm',
  '0.5x1.6-mm',
  '6-mm',
  '9-mm',
  '10-mm',
  '12-mm',
] as const;

/** No variant at all is a choice, too: the forms leave the select empty for it. */
export const variants = ['100-yd', '150-yd', '35-yd', '50-m', '50-pcs'] as const;

export const qualities = ['A++', 'A', 'B'] as const;

interface Choice {
  id: string;
  name: string;
}

/** Choices for a select, with the record's own value added where it is not one of the options. */
export const withCurrent = (options: readonly string[], current?: string): Choice[] => {
  const all = current && !options.includes(current) ? [...options, current] : options;
  return all.map((option) => ({ id: option, name: option }));
};
