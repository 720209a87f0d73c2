import type { OrderDetails } from '../../src/order-details.js';
import type { Wanted } from './mail-examples.js';

/** Orders as offices, stores and chats write them, with quantities in words and lists in one line. */
export const ORDER_MAILS: readonly (readonly [
  name: string,
  text: string,
  wanted: readonly Wanted[],
  details?: OrderDetails,
])[] = [
  [
    'a table with row numbers that was aligned with blanks, and a signature below',
    'Kindly quote for below items:\n\nS.No  Description                  Qty   UOM\n1     Creasing matrix 0.4 x 1.5    10    box\n2     D/S tissue tape 12mm         144   rolls\n\nDelivery: Jebel Ali, Dubai\n\nRegards,\nAnil Kumar\nPurchase Officer\nTel: 04 285 1234\nPO Box 12345, Sharjah',
    [
      ['Creasing matrix 0.4 x 1.5', 10],
      ['D/S tissue tape 12mm', 144],
    ],
    { emirate: 'DXB' },
  ],
  [
    'a table without row numbers, and names below',
    'Item                     Qty     Unit\nSatin white 35 yd        12      rolls\nSponge rubber 10mm       4       pkt\n\nThanks & Regards\nFatima Hassan',
    [
      ['Satin white 35 yd', 12],
      ['Sponge rubber 10mm', 4],
    ],
  ],
  [
    'quantities in words before SKUs',
    'one carton DFT-00004, half dozen RIB-00011, 1 doz RIB-00014 and six CRM-00008',
    [
      ['DFT-00004', 1],
      ['RIB-00011', 6],
      ['RIB-00014', 12],
      ['CRM-00008', 6],
    ],
  ],
  [
    'quantities in words behind SKUs',
    'RIB-00011 half dozen, RIB-00014 two dozen',
    [
      ['RIB-00011', 6],
      ['RIB-00014', 24],
    ],
  ],
  [
    'a numbered list in one line',
    'Hi team, LPO 4500123456 attached. 1. RIB-00001 – 48 rolls 2. RIB-00014 – 24 rolls 3. CRM-00008 – 10 boxes. Deliver to ICAD Mussafah before 5/12/2026. Regards, Joseph',
    [
      ['RIB-00001', 48],
      ['RIB-00014', 24],
      ['CRM-00008', 10],
    ],
    { poNumber: '4500123456', emirate: 'AUH', neededBy: '2026-12-05' },
  ],
  [
    'words before the first quantity of several SKUs, and a purchase order that follows',
    'we want to reorder last month order: 60 RIB-00001, 24 RIB-00024. LPO will follow',
    [
      ['to reorder last month order: RIB-00001', 60],
      ['RIB-00024', 24],
    ],
  ],
  [
    'thanks in short behind a day',
    'Pls send 24 pcs RIB-00001. Need by 3rd Dec. Thx',
    [['RIB-00001', 24]],
    { neededBy: '2026-12-03' },
  ],
  [
    'misspelt units, and the number of a requisition',
    'need 40 roles fc3 black 25mm\n6 bxs matrix 0.4x1.5\nPR No. 3381',
    [
      ['fc3 black 25mm', 40],
      ['matrix 0.4x1.5', 6],
    ],
  ],
  [
    'plus signs between products, a remark in parentheses, and a place behind its plot',
    '@Sales pls 36 FC3 blk 25mm + 12 FC3 wht 25mm + 6 matrix .4x1.5\n(the same as last time)\nShip to: Plot 14, Industrial Area 2, Abu Dhabi',
    [
      ['FC3 blk 25mm', 36],
      ['FC3 wht 25mm', 12],
      ['matrix .4x1.5', 6],
    ],
    { emirate: 'AUH' },
  ],
  [
    'Arabic lines with their quantities in front, and a place without a preposition',
    'عدد ٤ ماتريكس ٠.٤ * ١.٥\nعدد ٢ كرتون دبل فيس ٩ملم\nللتوصيل دبي القوز',
    [
      ['ماتريكس 0.4 * 1.5', 4],
      ['دبل فيس 9ملم', 2],
    ],
    { emirate: 'DXB' },
  ],
  [
    'rows that were copied without their columns: quantity, price and sum in either order',
    'PO-2231\nDeliver: 30.11.2026\n1 RIB-00001 48 11.50 552.00\n2 RIB-00014 5.75 24 138.00 6.90 144.90\n3 CRM-00008 6 rolls 66.00 396.00\n4 DFT-00004 12 12 144.00\n5 RIB-00024 24 25 600.00',
    [
      ['RIB-00001', 48],
      ['RIB-00014', 24],
      ['CRM-00008', 6],
      ['DFT-00004', 12],
      ['RIB-00024', 'numbers 24 25'],
    ],
    { neededBy: '2026-11-30', poNumber: '2231' },
  ],
  [
    'commas without blanks between products',
    '20rolls black ribbon 1inch,10rolls red ribbon 1inch,5boxes matrix 0.5x1.5',
    [
      ['black ribbon 1inch', 20],
      ['red ribbon 1inch', 10],
      ['matrix 0.5x1.5', 5],
    ],
  ],
  [
    'words before each figure, and a short please',
    'Ribbon Black 1 inch - Qty 48 - Rate 11.5 - Amt 552\npl. supply 25 rls FC3 BLK 1"',
    [
      ['Ribbon Black 1 inch', 48],
      ['FC3 BLK 1"', 25],
    ],
  ],
  [
    'Arabic products with quantities in words in one line',
    'محتاج ريبون اسود عشرين حبة وماتريكس 0.5 في 1.5 ثلاث علب وتيب وجهين ٩ ملم درزن',
    [['ريبون اسود وماتريكس في وتيب وجهين 9 ملم', 'numbers 20 3 12']],
  ],
  [
    'an Arabic question for a price, and a place with a number',
    'ممكن سعر ٥٠ رول ريبون اسود ٢٥ ملم؟\nوالتوصيل الى الشارقة الصناعية 6',
    [['ريبون اسود 25 ملم', 50]],
    { emirate: 'SHJ' },
  ],
  [
    'an Arabic order that is urgent',
    'ابي ٣ درازن ريبون احمر نص انش و كرتونين تيب ٦ ملم ضروري بكرة',
    [['ريبون احمر نص انش و تيب 6 ملم', 'numbers 36 2']],
    { neededBy: '2026-11-27' },
  ],
];
