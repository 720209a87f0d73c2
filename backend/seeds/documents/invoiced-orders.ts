import type { Story } from './document-plan.types.js';
import { SHELF as S } from './shelf.js';

const FALCON = 0;
const SIDRA = 1;
const CORAL = 2;
const LIWA = 3;
const DUNES = 4;
const PEARL = 5;

const COUNTER = 'Front desk, Rashid';
const BANK = 'Company account';
const VAN = 'Own van, Sajid';

/** Orders with an invoice: open, part paid, paid, overdue. */
export const INVOICED_ORDERS: readonly Story[] = [
  {
    ...{ customer: FALCON, daysAgo: 88, pricedDaysAgo: 87, decidedDaysAgo: 86, status: 'Confirmed', delivery: 25 },
    lines: [
      [S.fc3Black, 72, 10.75],
      [S.fc3White, 24],
      [S.fc3Gold, 24],
    ],
    request: 'Stock for the Eid packaging season.',
    order: {
      ...{ daysAgo: 85, status: 'Delivered', deliveredDaysAgo: 83, deliveredBy: VAN },
      invoice: {
        daysAgo: 83,
        payments: [
          { daysAgo: 70, share: 50, method: 'Cheque', chequeNumber: '004417', paidTo: COUNTER, note: 'Cleared' },
          { daysAgo: 58, share: 'rest', method: 'Bank Transfer', paidTo: BANK, note: 'Ref FC-2103' },
        ],
      },
    },
  },
  {
    ...{ customer: CORAL, daysAgo: 84, pricedDaysAgo: 83, decidedDaysAgo: 81, status: 'Confirmed', delivery: 35 },
    lines: [
      [S.waxResin110, 24],
      [S.waxResin55, 24],
      [S.resin55, 12],
    ],
    order: {
      ...{ daysAgo: 80, status: 'Delivered', deliveredDaysAgo: 79, deliveredBy: VAN },
      invoice: {
        daysAgo: 79,
        payments: [
          { daysAgo: 60, share: 'rest', method: 'Credit Card', paidTo: COUNTER, note: 'Card terminal, slip 0912' },
        ],
      },
    },
  },
  {
    ...{ customer: SIDRA, daysAgo: 80, pricedDaysAgo: 79, decidedDaysAgo: 78, status: 'Confirmed', delivery: 40 },
    lines: [
      [S.strip0415, 10],
      [S.reel0415, 4],
      [S.cork9, 6],
    ],
    request: 'الرجاء إرسال الفاتورة باسم دار السدرة.',
    order: {
      ...{ daysAgo: 77, status: 'Delivered', deliveredDaysAgo: 75, deliveredBy: VAN },
      invoice: { daysAgo: 75, payments: [{ daysAgo: 74, share: 'rest', method: 'Cash', paidTo: 'Driver Sajid' }] },
    },
  },
  {
    ...{ customer: DUNES, daysAgo: 74, pricedDaysAgo: 73, decidedDaysAgo: 71, status: 'Confirmed', delivery: 45 },
    lines: [
      [S.strip0515, 8],
      [S.strip0516, 8],
      [S.rubberMedium, 6],
    ],
    order: {
      ...{ daysAgo: 70, status: 'Delivered', deliveredDaysAgo: 68, deliveredBy: VAN },
      invoice: {
        daysAgo: 68,
        payments: [
          {
            ...{
              daysAgo: 55,
              share: 'rest',
              method: 'Cheque',
              chequeNumber: '118820',
              paidTo: COUNTER,
              returnedDaysAgo: 52,
            },
            note: 'Returned by the bank',
          },
          {
            daysAgo: 50,
            share: 'rest',
            method: 'Bank Transfer',
            paidTo: BANK,
            note: 'In place of the returned cheque',
          },
        ],
      },
    },
  },
  {
    ...{ customer: PEARL, daysAgo: 71, pricedDaysAgo: 70, decidedDaysAgo: 69, status: 'Confirmed', delivery: 90 },
    lines: [
      [S.fc3RedNarrow, 48],
      [S.fc3Black, 36],
    ],
    order: {
      ...{ daysAgo: 68, status: 'Delivered', deliveredDaysAgo: 65, deliveredBy: 'Gulf Line transport' },
      staffNote: 'Second reminder sent; accounts promise the end of the month.',
      invoice: { daysAgo: 65, payments: [] },
    },
  },
  {
    ...{ customer: LIWA, daysAgo: 66, pricedDaysAgo: 65, decidedDaysAgo: 63, status: 'Confirmed', delivery: 75 },
    lines: [
      [S.metal0415, 6],
      [S.profile12, 4],
      [S.rubberHard, 6],
    ],
    order: {
      ...{ daysAgo: 62, status: 'Delivered', deliveredDaysAgo: 60, deliveredBy: VAN },
      invoice: {
        daysAgo: 60,
        payments: [{ daysAgo: 41, share: 40, method: 'Bank Transfer', paidTo: BANK, note: 'Part payment as agreed' }],
      },
    },
  },
  {
    ...{ customer: FALCON, daysAgo: 58, pricedDaysAgo: 57, decidedDaysAgo: 56, status: 'Confirmed', delivery: 25 },
    lines: [
      [S.tissue9, 144, 4.05],
      [S.tissue12, 96],
    ],
    order: {
      ...{ daysAgo: 55, status: 'Delivered', deliveredDaysAgo: 54, deliveredBy: VAN },
      invoice: {
        daysAgo: 54,
        payments: [
          { daysAgo: 33, share: 30, method: 'Cash', paidTo: COUNTER },
          { daysAgo: 26, share: 'rest', method: 'Other', paidTo: BANK, note: 'Set off against credit note CN-17' },
        ],
      },
    },
  },
  {
    ...{ customer: CORAL, daysAgo: 49, pricedDaysAgo: 48, decidedDaysAgo: 47, status: 'Confirmed', delivery: 35 },
    lines: [
      [S.textileResin, 12],
      [S.satinWhite, 15],
    ],
    order: {
      ...{ daysAgo: 46, status: 'Delivered', deliveredDaysAgo: 44, deliveredBy: VAN },
      invoice: { daysAgo: 44, payments: [] },
    },
  },
  {
    ...{
      customer: SIDRA,
      daysAgo: 43,
      pricedDaysAgo: 42,
      decidedDaysAgo: 41,
      status: 'Confirmed',
      delivery: 40,
      extra: 25,
    },
    lines: [
      [S.satinWhite, 25],
      [S.satinNavy, 15],
      [S.satinDouble, 5],
    ],
    reply: 'The fee covers cutting the double-face rolls to your cores.',
    order: {
      ...{ daysAgo: 40, status: 'Delivered', deliveredDaysAgo: 38, deliveredBy: VAN },
      invoice: {
        daysAgo: 38,
        payments: [{ daysAgo: 20, share: 'rest', method: 'Bank Transfer', paidTo: BANK, note: 'حوالة ٨٨٢١' }],
      },
    },
  },
  {
    ...{ customer: DUNES, daysAgo: 32, pricedDaysAgo: 31, decidedDaysAgo: 29, status: 'Confirmed', delivery: 45 },
    lines: [
      [S.reel0516, 6],
      [S.strip0415, 6],
    ],
    order: {
      ...{ daysAgo: 28, status: 'Delivered', deliveredDaysAgo: 26, deliveredBy: VAN },
      invoice: {
        daysAgo: 26,
        payments: [
          {
            daysAgo: 12,
            share: 50,
            method: 'Cheque',
            chequeNumber: '118871',
            paidTo: COUNTER,
            note: 'Dated this week',
          },
        ],
      },
    },
  },
  {
    ...{ customer: PEARL, daysAgo: 29, pricedDaysAgo: 28, decidedDaysAgo: 26, status: 'Confirmed', delivery: 90 },
    lines: [[S.scfBlack, 48, 23]],
    request: 'The samples ran well at 118 °C. Please book a monthly call-off.',
    order: {
      ...{ daysAgo: 25, status: 'Delivered', deliveredDaysAgo: 22, deliveredBy: 'Gulf Line transport' },
      invoice: {
        daysAgo: 22,
        payments: [
          { daysAgo: 15, share: 35, method: 'Bank Transfer', paidTo: BANK },
          { daysAgo: 8, share: 25, method: 'Bank Transfer', paidTo: BANK, note: 'Second of three instalments' },
        ],
      },
    },
  },
  {
    ...{ customer: LIWA, daysAgo: 25, pricedDaysAgo: 24, decidedDaysAgo: 22, status: 'Confirmed', delivery: 75 },
    lines: [
      [S.foam12, 36],
      [S.film12, 24],
    ],
    order: {
      ...{ daysAgo: 21, status: 'Delivered', deliveredDaysAgo: 19, deliveredBy: VAN },
      invoice: { daysAgo: 19, payments: [{ daysAgo: 10, share: 20, method: 'Cash', paidTo: 'Driver Sajid' }] },
    },
  },
  {
    ...{ customer: FALCON, daysAgo: 22, pricedDaysAgo: 21, decidedDaysAgo: 20, status: 'Confirmed', delivery: 25 },
    lines: [
      [S.strip0415, 20, 68],
      [S.strip0516, 20, 71.5],
    ],
    reply: 'Price for twenty boxes of each.',
    order: {
      ...{ daysAgo: 18, status: 'Delivered', deliveredDaysAgo: 16, deliveredBy: VAN },
      invoice: { daysAgo: 16, payments: [] },
    },
  },
  {
    ...{ customer: CORAL, daysAgo: 16, pricedDaysAgo: 15, decidedDaysAgo: 13, status: 'Confirmed', delivery: 35 },
    lines: [
      [S.wax110, 36],
      [S.waxResin110, 12],
    ],
    order: {
      ...{ daysAgo: 12, status: 'Processing' },
      clientNote: 'Paid in advance, thank you; it leaves with the next van.',
      invoice: {
        daysAgo: 11,
        payments: [
          { daysAgo: 9, share: 'rest', method: 'Credit Card', paidTo: COUNTER, note: 'Card terminal, slip 1130' },
        ],
      },
    },
  },
  {
    ...{ customer: SIDRA, daysAgo: 13, pricedDaysAgo: 12, decidedDaysAgo: 10, status: 'Confirmed', delivery: 40 },
    lines: [
      [S.rubberMedium, 8],
      [S.profile12, 4],
    ],
    order: { daysAgo: 8, status: 'Processing', invoice: { daysAgo: 6, payments: [] } },
  },
];
