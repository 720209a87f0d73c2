import type { OrderDetails } from '../../src/order-details.js';
import type { Wanted } from './mail-examples.js';

/** Mails whose wishes are in sentences. */
export const PROSE_MAILS: readonly (readonly [
  name: string,
  text: string,
  wanted: readonly Wanted[],
  details?: OrderDetails,
])[] = [
  [
    'two wishes joined by "and also"',
    'please send 10 rolls of black ribbon 25mm and also 5 creasing matrix 0.4x1.5',
    [
      ['black ribbon 25mm', 10],
      ['creasing matrix 0.4x1.5', 5],
    ],
  ],
  [
    'rolls as one letter behind a hyphen',
    'SATIN-25MM-40R\nSATIN-25MM-40R x 12\nRIB-00001-40R\nRibbon black FC3-40 R',
    [
      ['SATIN-25MM-40R', 12],
      ['RIB-00001', 40],
    ],
  ],
  [
    'two wishes joined by "as well as"',
    'Hi, need 24 FC3 black 1 inch as well as 12 FC3 gold 1 inch, plus 6 boxes of matrix 0.5x1.5',
    [
      ['FC3 black 1 inch', 24],
      ['FC3 gold 1 inch', 12],
      ['matrix 0.5x1.5', 6],
    ],
  ],
  [
    'wishes joined by "then" and "together with"',
    'Please arrange 40 rolls hot stamp ribbon black then 10 rolls of white together with 3 boxes matrix 0.4x1.5',
    [['hot stamp ribbon black then white together with matrix 0.4x1.5', 'numbers 40 10 3']],
  ],
  [
    'sentences before and behind the wishes',
    'We are running low. Could you send over 15 rolls black ribbon 25 mm? Also 4 packs of ejection rubber green 6 mm would be great.',
    [
      ['are running low. Could you send over black ribbon 25 mm', 15],
      ['ejection rubber green 6 mm would be great', 4],
    ],
  ],
  [
    'a greeting and two Arabic wishes in a line',
    'السلام عليكم، نريد 20 رول ريبون أسود 25 مم وكذلك 5 علب ماتريكس 0.4x1.5',
    [
      ['ريبون أسود 25 مم', 20],
      ['ماتريكس 0.4x1.5', 5],
    ],
  ],
  [
    'an Arabic courtesy, and an also',
    'لو سمحت ارسل لي 10 رولات ريبون اسود و ايضا 3 كراتين تيب وجهين 12 مم',
    [
      ['لي ريبون اسود', 10],
      ['تيب وجهين 12 مم', 3],
    ],
  ],
  [
    'an Arabic day of the week behind the place',
    'مرحبا\nأحتاج إلى:\n1. ريبون أسود 1 بوصة - 40 رول\n2. ماتريكس 0.5x1.5 - 6 علب\nالتسليم إلى عجمان يوم الأحد\nرقم الطلب PO-778',
    [
      ['ريبون أسود 1 بوصة', 40],
      ['ماتريكس 0.5x1.5', 6],
    ],
    { poNumber: '778', emirate: 'AJM', neededBy: '2026-11-29' },
  ],
  [
    'slashes before the quantities',
    'RIB-00001/40\nCRM-00002/6',
    [
      ['RIB-00001', 40],
      ['CRM-00002', 6],
    ],
  ],
  [
    'quantities that replace earlier ones',
    'Kindly note our revised requirement: black ribbon 1 inch - 40 rolls (instead of 30), white - 10 rolls',
    [['note our revised requirement: black ribbon 1 inch - ( of ), white', 'numbers 40 30 10']],
  ],
  [
    'quantities with the earlier ones in brackets',
    'Re: QUO-2026-00012\nOk please proceed with below qty:\nRIB-00001 : 60 (was 40)\nCRM-00002 : 6',
    [
      ['RIB-00001', 'numbers 60 40'],
      ['CRM-00002', 6],
    ],
  ],
  [
    'letters as bullets',
    'We want to order the following items for our Dubai branch:\na) Ejection rubber 6mm green, 10 strips\nb) Cork sheet 6 mm, 4 sheets\nc) Creasing matrix 0.4 x 1.5 mm, 6 boxes',
    [
      ['Ejection rubber 6mm green', 10],
      ['Cork sheet 6 mm', 4],
      ['Creasing matrix 0.4 x 1.5 mm', 6],
    ],
  ],
  [
    'a place of delivery with its name',
    'Product: Black ribbon 25 mm\nQuantity: 40 rolls\nProduct: White ribbon 25 mm\nQuantity: 20 rolls\nDelivery date: 01/12/2026\nDelivery place: Ras Al Khaimah',
    [
      ['Black ribbon 25 mm', 40],
      ['White ribbon 25 mm', 20],
    ],
    { emirate: 'RAK', neededBy: '2026-12-01' },
  ],
  [
    'more and another',
    'need 2 more boxes of CRM-00002 and another 10 rolls RIB-00001',
    [['more boxes of CRM-00002 and RIB-00001', 'several 2 10']],
  ],
  [
    'a product with its size and colour on lines of their own',
    'Hi,\nkindly send quotation:\nHot Stamping Ribbon\nSize: 25mm x 122m\nColor: Black\nQty: 40 rolls\nThanks',
    [['Hot Stamping Ribbon, 25mm x 122m, Black', 40]],
  ],
  [
    'Arabic wishes whose and is part of the next word',
    'ابغى ريبون اسود ٢٠ رول وريبون ابيض ١٠ رول وماتركس ٠٫٤×١٫٥ علبتين',
    [['ريبون اسود وريبون ابيض وماتركس 0.4×1.5', 'numbers 20 10 2']],
  ],
  [
    'a story before the wishes',
    'Hello, our stock of black ribbon is finished. Kindly dispatch 24 rolls of 25mm black and 12 rolls of 30mm black ribbon at the earliest.',
    [
      ['dispatch 25mm black', 24],
      ['30mm black ribbon at the earliest', 12],
    ],
  ],
  [
    'cartons of which only the first has a name',
    'Dear sales, can we get 2 ctn double face tape 12mm, 1 ctn 9mm and 1 ctn 6mm by Saturday in Dubai',
    [
      ['sales, can we get double face tape 12mm', 2],
      ['9mm', 1],
      ['6mm', 1],
    ],
    { emirate: 'DXB', neededBy: '2026-11-28' },
  ],
  [
    'SKUs behind a heading',
    'Order confirmed for: RIB-00001 (20 rolls), RIB-00002 (10 rolls). Kindly process.',
    [
      ['confirmed for: RIB-00001', 20],
      ['RIB-00002 . Kindly process', 10],
    ],
  ],
  [
    'the numbers of rows before SKUs',
    '1 RIB-00001 20 ROL\n2 CRM-00002 5 BOX\n3 DFT-00008 24 ROL',
    [
      ['RIB-00001', 20],
      ['CRM-00002', 5],
      ['DFT-00008', 24],
    ],
  ],
  [
    'an Arabic wish for a quotation',
    'نحتاج عرض سعر لـ 30 رول ريبون واكس 110 مم و 10 رول ريبون ريزن 80 مم',
    [
      ['عرض سعر لـ ريبون واكس 110 مم', 30],
      ['ريبون ريزن 80 مم', 10],
    ],
  ],
  [
    'numbered positions below the number of an enquiry',
    'Good day,\n\nRFQ 2231\n\nPos 1: 40 rolls hot stamp ribbon black 25 mm\nPos 2: 6 boxes creasing matrix 0.4 x 1.5\n\nDelivery term: ex works',
    [
      ['hot stamp ribbon black 25 mm', 40],
      ['creasing matrix 0.4 x 1.5', 6],
    ],
  ],
  [
    'an urgent requirement, and questions behind it',
    'We have an urgent requirement of creasing matrix 0.4x1.5 - 10 boxes. Please let us know the lead time. Also share the price of 0.5x1.5.',
    [['have an urgent requirement of creasing matrix 0.4x1.5', 10]],
  ],
  [
    'an Arabic place with its quarter',
    'مطلوب:\n١- شريط لاصق وجهين ٩ مم (٢٤ رول)\n٢- شريط لاصق وجهين ١٢ مم (٤٨ رول)\nالى دبي - القوز',
    [
      ['شريط لاصق وجهين 9 مم', 24],
      ['شريط لاصق وجهين 12 مم', 48],
    ],
    { emirate: 'DXB' },
  ],
  [
    'a line of an invoice, aligned with two blanks',
    'PO#4711-A\nDeliver To: Fujairah Free Zone\nRIB-00001  HOT STAMP RIBBON BLACK   40  ROL  11.50  460.00',
    [['RIB-00001 HOT STAMP RIBBON BLACK', 40]],
    { emirate: 'FUJ', poNumber: '4711-A' },
  ],
  [
    'sizes under the name of their product',
    'Requirement for Dec:\nCreasing matrix\n0.4 x 1.5 = 5 pkts\n0.5 x 1.6 = 2 pkts\nDouble face tape:\n- 6mm 20 rolls\n- 12mm 30 rolls\nRegards\nAhmed\n+971 50 123 4567',
    [
      ['0.4 x 1.5', 5],
      ['0.5 x 1.6', 2],
      ['6mm', 20],
      ['12mm', 30],
    ],
  ],
  [
    'two wishes, each with its Qty behind it',
    'pls quote for hot stamping ribbon black (SCF-900) 25mm x 122mtr Qty: 100 Rolls, and white same size Qty 50 Rolls',
    [
      ['hot stamping ribbon black (SCF-900) 25mm x 122mtr', 100],
      ['white same size', 50],
    ],
  ],
  [
    'rolls before a SKU, and a quantity at one without a blank',
    '40R RIB-00001, 20R RIB-00002; 5 bx CRM-00014\nRIB-00003x20\n1/2 doz. FC3 white 1in',
    [
      ['RIB-00001', 40],
      ['RIB-00002', 20],
      ['CRM-00014', 5],
      ['RIB-00003', 20],
      ['FC3 white 1in', 6],
    ],
  ],
  [
    'a call before the wishes, and thanks behind them',
    'Hi Sara, further to our call we confirm 60 rolls of black and 30 of white FC3 1 inch @ 11.50. PO 4500012345. Thanks, Ahmed',
    [
      ['Sara, further to our call we confirm black', 60],
      ['white FC3 1 inch . Thanks, Ahmed', 30],
    ],
    { poNumber: '4500012345' },
  ],
  [
    'half an inch, one carton and a day in Arabic',
    'طلبية:\nريبون ذهبي نص بوصة عدد 6\nشريط دبل فيس 12 ملم كرتون واحد\nنرجو تزويدنا بعدد 20 رول ريبون أسود 25 ملم\nمطلوب بتاريخ 10/12/2026',
    [
      ['ريبون ذهبي نص بوصة', 6],
      ['شريط دبل فيس 12 ملم', 1],
      ['ب ريبون أسود 25 ملم', 20],
    ],
    { neededBy: '2026-12-10' },
  ],
  [
    'rows between bars that are numbered as items',
    'Item | Description | Qty | Unit\n1 | Black ribbon 25 mm | 20 | Roll\n2 | CRM-00008 | 4 | Pack\nTotal | | 24 |',
    [
      ['Black ribbon 25 mm', 20],
      ['CRM-00008', 4],
    ],
  ],
  [
    'short sentences',
    'ok confirm. 20 rolls black. 10 rolls white. deliver monday',
    [['ok confirm. black. white', 'numbers 20 10']],
    { neededBy: '2026-11-30' },
  ],
];
