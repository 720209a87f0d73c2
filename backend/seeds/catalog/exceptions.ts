import type { SeedProduct } from './seed-catalog.types.js';

type State = Partial<Pick<SeedProduct, 'stock' | 'isAvailable' | 'isActive'>>;

/** What isn't as usual: sold out, not to be had for now, or taken out of the range; by product key. */
export const EXCEPTIONS: Readonly<Record<string, State>> = {
  'hot-stamping-coding-ribbon|1-inch|100-yd|Purple|FC3': { stock: 0, isAvailable: false },
  'hot-stamping-coding-ribbon|1/2-inch|100-yd|Black|FC2': { isActive: false },
  'thermal-transfer-ribbon-wax|110-mm||Green|TW-100': { stock: 0 },
  'thermal-transfer-ribbon-resin|110-mm||Silver|TR-300': { stock: 3, isAvailable: false },
  'satin-date-coding-ribbon|1-inch|100-yd|Mint|SD-101': { stock: 0 },
  'satin-date-coding-ribbon|1/2-inch|35-yd|Gold|SD-050': { isActive: false },
  'creasing-matrix-strips|1.0x3.5-mm|50-pcs|Black|CMP-1035': { stock: 0, isAvailable: false },
  'creasing-matrix-reels|0.7x2.3-mm|50-m|Orange|CMR-0723': { stock: 1 },
  'double-face-foam-tape|12-mm|50-m|Black|EF-050': { stock: 0 },
  'ejection-rubber-sponge|10-mm|50-m|Blue|ER-35': { isAvailable: false },
};
