import { drawCreasingDetail } from './creasing-matrix.detail.js';
import { drawReel } from './creasing-reel.picture.js';
import { drawStrips } from './creasing-strips.picture.js';
import type { PictureSpec } from './picture-spec.js';
import { drawRibbonDetail } from './ribbon.detail.js';
import type { Finish } from './ribbon-finish.js';
import { drawRibbon } from './ribbon.picture.js';
import { drawRubberDetail } from './rubber.detail.js';
import { drawRubberCoil } from './rubber-coil.picture.js';
import { drawRubberStrips } from './rubber-strips.picture.js';
import type { RubberBuild } from './rubber-section.js';
import type { Scene } from './studio.js';
import { drawTapeDetail } from './tape.detail.js';
import { drawTape, type TapeBuild } from './tape.picture.js';

/** How the products of a category are drawn: as they stand in the studio, and as a drawing with measures. */
interface Look {
  readonly product: (spec: PictureSpec) => Scene;
  readonly detail: (spec: PictureSpec) => Scene;
}

const ribbon = (finish: Finish): Look => ({
  product: (spec) => drawRibbon(spec, finish),
  detail: (spec) => drawRibbonDetail(spec, finish),
});

const tape = (build: TapeBuild): Look => ({
  product: (spec) => drawTape(spec, build),
  detail: (spec) => drawTapeDetail(spec, build),
});

/** Rubber by length is a coil, rubber by the piece is strips. */
const rubber = (build: RubberBuild): Look => ({
  product: (spec) => (spec.variant.endsWith('-m') ? drawRubberCoil(spec) : drawRubberStrips(spec, build)),
  detail: (spec) => drawRubberDetail(spec, build),
});

const creasing: Look = {
  product: (spec) => (spec.variant.endsWith('-m') ? drawReel(spec) : drawStrips(spec)),
  detail: drawCreasingDetail,
};

const BY_CATEGORY: Readonly<Record<string, Look>> = {
  'hot-stamping-coding-ribbon': ribbon('foil'),
  'thermal-transfer-ribbon-wax': ribbon('film'),
  'thermal-transfer-ribbon-wax-resin': ribbon('film'),
  'thermal-transfer-ribbon-resin': ribbon('film'),
  'satin-date-coding-ribbon': ribbon('satin'),
  'double-face-tissue-tape': tape('tissue'),
  'double-face-foam-tape': tape('foam'),
  'double-face-high-tack-tape': tape('film'),
  'ejection-rubber-sponge': rubber('sponge'),
  'ejection-rubber-profile': rubber('profile'),
  'ejection-rubber-cork': rubber('cork'),
};

const BY_TYPE: Readonly<Record<string, Look>> = {
  Ribbon: ribbon('foil'),
  'Creasing Matrix': creasing,
  'Double Face Tape': tape('tissue'),
  Rubber: rubber('sponge'),
};

/** The look of a category, or of its product type where the category has none of its own. */
export function lookOf(spec: Pick<PictureSpec, 'category' | 'productType'>): Look {
  return BY_CATEGORY[spec.category] ?? BY_TYPE[spec.productType] ?? ribbon('foil');
}
