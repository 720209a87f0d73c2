import type { Story } from './document-plan.types.js';
import { SHELF as S } from './shelf.js';

const FALCON = 0;
const SIDRA = 1;
const CORAL = 2;
const LIWA = 3;
const DUNES = 4;
const PEARL = 5;

/** Quotes that have not become orders: new, offered, confirmed, turned down. */
export const OPEN_QUOTES: readonly Story[] = [
  {
    ...{ customer: FALCON, daysAgo: 0, status: 'Requested' },
    lines: [
      [S.fc3Black, 48],
      [S.fc3White, 24],
    ],
    request: 'Same as last month please. Can you deliver before Thursday noon?',
  },
  {
    ...{ customer: CORAL, daysAgo: 0, status: 'Requested' },
    lines: [
      [S.waxResin110, 24],
      [S.resin55, 12],
    ],
    request: 'Our printer takes 1 inch cores, ink side out. Please confirm before you quote.',
  },
  {
    ...{ customer: SIDRA, daysAgo: 1, status: 'Requested' },
    lines: [
      [S.strip0415, 6],
      [S.reel0516, 3],
      [S.rubberMedium, 4],
    ],
    request: 'نحتاج الكمية قبل نهاية الأسبوع، والتسليم إلى المنطقة الصناعية ١١.',
  },
  { ...{ customer: DUNES, daysAgo: 1, status: 'Requested' }, lines: [[S.tissue9, 96]] },
  {
    ...{ customer: PEARL, daysAgo: 2, status: 'Requested' },
    lines: [[S.scfBlack, 60]],
    request: 'Trial for our new flow wrapper, 40 micron BOPP. If it runs we take 60 rolls a month.',
  },
  {
    ...{ customer: LIWA, daysAgo: 3, status: 'Requested' },
    lines: [
      [S.profile12, 6],
      [S.rubberHard, 8],
      [S.cork9, 4],
    ],
    request: 'For three new dies. Please send the data sheet of the profile rubber too.',
  },
  {
    ...{ customer: CORAL, daysAgo: 4, pricedDaysAgo: 3, status: 'Quoted', delivery: 35 },
    lines: [
      [S.wax110, 48, 17.5],
      [S.waxResin55, 24],
    ],
    reply: 'Price on the wax ribbon is for 48 rolls or more. Valid for 14 days.',
    staffNote: 'She compares with a Jebel Ali importer; we can go to 17.00 if she takes 96.',
  },
  {
    ...{ customer: SIDRA, daysAgo: 5, pricedDaysAgo: 4, status: 'Quoted', delivery: 40 },
    lines: [
      [S.satinWhite, 20],
      [S.satinNavy, 10],
      [S.textileResin, 6],
    ],
    request: 'لملصقات العناية بالملابس، الرجاء التأكد من أن اللون الكحلي مطابق للعينة.',
    reply: 'Navy matches the sample you sent in March. All from stock.',
  },
  {
    ...{ customer: FALCON, daysAgo: 7, pricedDaysAgo: 6, status: 'Quoted', delivery: 25 },
    lines: [
      [S.metal0415, 8],
      [S.strip0516, 10],
    ],
    reply: 'Metal base in stock. Remember to lower the crease rule by 0.15 mm for the base.',
  },
  {
    ...{ customer: PEARL, daysAgo: 9, pricedDaysAgo: 8, status: 'Quoted', delivery: 90, extra: 30 },
    lines: [
      [S.fc3RedNarrow, 60],
      [S.fc3Gold, 24],
    ],
    reply: 'Delivery to Ras Al Khaimah with our Tuesday van. The fee is for the wooden pallet.',
  },
  {
    ...{ customer: DUNES, daysAgo: 12, pricedDaysAgo: 11, status: 'Quoted' },
    lines: [[S.foam12, 48]],
    request: 'Will pick up ourselves.',
  },
  {
    ...{ customer: LIWA, daysAgo: 15, pricedDaysAgo: 14, status: 'Quoted', delivery: 75 },
    lines: [
      [S.reel0415, 6, 132],
      [S.reel0516, 6, 134],
    ],
    reply: 'Special price for a dozen reels.',
    staffNote: 'Reminded him by phone, he waits for his customer’s order.',
  },
  {
    ...{ customer: FALCON, daysAgo: 6, pricedDaysAgo: 5, decidedDaysAgo: 2, status: 'Confirmed', delivery: 25 },
    lines: [
      [S.rubberMedium, 10],
      [S.rubberHard, 6],
    ],
    request: 'Purchase order FC-2291 follows by mail.',
  },
  {
    ...{ customer: CORAL, daysAgo: 8, pricedDaysAgo: 7, decidedDaysAgo: 3, status: 'Confirmed', delivery: 35 },
    lines: [[S.resin55, 24, 28.5]],
    staffNote: 'Order as soon as the container is in; 24 rolls are reserved.',
  },
  {
    ...{ customer: DUNES, daysAgo: 10, pricedDaysAgo: 9, decidedDaysAgo: 4, status: 'Confirmed', delivery: 45 },
    lines: [
      [S.strip0415, 12],
      [S.strip0515, 12],
      [S.tissue12, 48],
    ],
    reply: 'Thank you, we deliver together with the tape on Monday.',
  },
  {
    ...{ customer: SIDRA, daysAgo: 3, pricedDaysAgo: 2, decidedDaysAgo: 1, status: 'Confirmed' },
    lines: [[S.fc3White, 12, 0]],
    reply: 'One carton of samples for your new line, free of charge.',
    staffNote: 'Samples agreed with the owner at the packaging fair.',
  },
  {
    ...{ customer: PEARL, daysAgo: 34, pricedDaysAgo: 33, decidedDaysAgo: 30, status: 'Rejected', delivery: 90 },
    lines: [[S.film12, 36]],
    reply: 'Understood, we keep the offer on file.',
    staffNote: 'Lost on price: 14.20 from a trader in Deira.',
  },
  {
    ...{ customer: LIWA, daysAgo: 47, decidedDaysAgo: 46, status: 'Rejected' },
    lines: [[S.wax80, 12]],
    request: 'We need these with a half-inch core.',
    reply: 'Sorry, our ribbons are on 1 inch cores only.',
  },
  {
    ...{ customer: DUNES, daysAgo: 63, pricedDaysAgo: 62, decidedDaysAgo: 55, status: 'Rejected', delivery: 45 },
    lines: [[S.profile12, 4]],
    staffNote: 'No answer after three calls.',
  },
  {
    ...{ customer: CORAL, daysAgo: 78, pricedDaysAgo: 77, decidedDaysAgo: 75, status: 'Rejected' },
    lines: [[S.satinDouble, 10]],
    reply: 'The customer cancelled the garment job; ask us again any time.',
  },
];
