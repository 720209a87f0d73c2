import type { Story } from './document-plan.types.js';
import { SHELF as S } from './shelf.js';

const FALCON = 0;
const SIDRA = 1;
const CORAL = 2;
const LIWA = 3;
const DUNES = 4;
const PEARL = 5;

/** Orders that have no invoice: being packed, free, called off, brought back. */
export const ORDERS_WITHOUT_INVOICE: readonly Story[] = [
  {
    ...{ customer: FALCON, daysAgo: 9, pricedDaysAgo: 8, decidedDaysAgo: 6, status: 'Confirmed', delivery: 25 },
    lines: [
      [S.fc3Black, 60, 11],
      [S.scfBlack, 24],
    ],
    request: 'Please mark the cartons with our PO number FC-2274.',
    order: { daysAgo: 5, status: 'Processing', staffNote: 'Mark cartons FC-2274. Two pallets, forklift on site.' },
  },
  {
    ...{ customer: SIDRA, daysAgo: 6, pricedDaysAgo: 5, decidedDaysAgo: 4, status: 'Confirmed', delivery: 40 },
    lines: [
      [S.tissue9, 120, 4.1],
      [S.film12, 24],
    ],
    order: { daysAgo: 3, status: 'Processing', clientNote: 'Our driver calls half an hour before.' },
  },
  {
    ...{ customer: CORAL, daysAgo: 5, pricedDaysAgo: 4, decidedDaysAgo: 3, status: 'Confirmed', delivery: 35 },
    lines: [
      [S.wax110, 24],
      [S.wax80, 24],
    ],
    order: { daysAgo: 2, status: 'Processing' },
  },
  {
    ...{ customer: PEARL, daysAgo: 20, pricedDaysAgo: 19, decidedDaysAgo: 18, status: 'Confirmed' },
    lines: [[S.scfBlack, 6, 0]],
    request: 'Samples for the film test, as agreed with your sales desk.',
    reply: 'Six rolls free of charge; tell us how they run.',
    order: {
      ...{ daysAgo: 17, status: 'Delivered', deliveredDaysAgo: 16, deliveredBy: 'Courier' },
      clientNote: 'Start at 115 °C and tell us how it prints.',
    },
  },
  {
    ...{ customer: DUNES, daysAgo: 28, pricedDaysAgo: 27, decidedDaysAgo: 26, status: 'Confirmed', delivery: 45 },
    lines: [[S.strip0516, 8]],
    order: {
      ...{ daysAgo: 25, status: 'Cancelled', closedDaysAgo: 24 },
      staffNote: 'She ordered 0.5 × 1.6 by mistake, a new request for 0.4 × 1.5 comes.',
    },
  },
  {
    ...{ customer: LIWA, daysAgo: 52, pricedDaysAgo: 51, decidedDaysAgo: 50, status: 'Confirmed', delivery: 75 },
    lines: [
      [S.foam12, 24],
      [S.film12, 12],
    ],
    order: {
      ...{ daysAgo: 49, status: 'Cancelled', closedDaysAgo: 47 },
      clientNote: 'Cancelled at your request before dispatch.',
    },
  },
  {
    ...{ customer: LIWA, daysAgo: 41, pricedDaysAgo: 40, decidedDaysAgo: 39, status: 'Confirmed', delivery: 75 },
    lines: [[S.rubberHard, 12]],
    order: {
      ...{ daysAgo: 38, status: 'Returned', deliveredDaysAgo: 36, deliveredBy: 'Own van, Sajid', closedDaysAgo: 33 },
      staffNote: 'All twelve packs unopened, back on the shelf. Too hard for his corrugated dies.',
      clientNote: 'Taken back in full. For corrugated we suggest the 45 Shore profile.',
    },
  },
];
