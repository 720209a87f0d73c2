const INCHES: Readonly<Record<string, number>> = { '1/2-inch': 12.7, '3/4-inch': 19.05, '1-inch': 25.4 };

/** The width that a size names, in mm (`1/2-inch`, `110-mm`); of a creasing size (`0.4x1.5-mm`) the channel width. */
export function widthInMm(size: string): number {
  const inches = INCHES[size];
  if (inches !== undefined) return inches;
  return channelOf(size)?.width ?? Number.parseFloat(size);
}

/** Channel height and width of a creasing size such as `0.4x1.5-mm`, in mm; undefined for any other size. */
export function channelOf(size: string): { height: number; width: number } | undefined {
  const match = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)-mm$/.exec(size);
  return match ? { height: Number(match[1]), width: Number(match[2]) } : undefined;
}

const YARD_IN_METRES = 0.9144;

/** The length on a roll that a variant names, in m (`100-yd`, `50-m`); undefined for packs and where none is named. */
export function lengthInMetres(variant: string): number | undefined {
  const match = /^(\d+)-(yd|m)$/.exec(variant);
  if (!match) return undefined;
  return Number(match[1]) * (match[2] === 'yd' ? YARD_IN_METRES : 1);
}

/** The spec's and the trade's size tags as a printer would write them: `1/2-inch` as `1/2 inch`, `0.4x1.5-mm` as `0.4 × 1.5 mm`. */
export function sizeLabel(size: string): string {
  return size.replace('x', ' × ').replace('-', ' ');
}
