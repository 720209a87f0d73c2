import type { ProductType } from '@shop/contract/catalog';
import type { PlainKey } from '../../lib/i18n/i18n';

interface Tile {
  /** Value of the product type as the catalogue knows it. */
  productType: ProductType;
  name: PlainKey;
  text: PlainKey;
  image: string;
}

export const tiles: readonly Tile[] = [
  { productType: 'Ribbon', name: 'home.tileRibbon', text: 'home.tileRibbonText', image: '/images/tile-ribbon.svg' },
  {
    productType: 'Creasing Matrix',
    name: 'home.tileMatrix',
    text: 'home.tileMatrixText',
    image: '/images/tile-creasing-matrix.svg',
  },
  {
    productType: 'Double Face Tape',
    name: 'home.tileTape',
    text: 'home.tileTapeText',
    image: '/images/tile-double-face-tape.svg',
  },
];
