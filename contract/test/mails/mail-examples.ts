import type { OrderDetails } from '../../src/order-details.js';

/** The words, and the quantity or the reason why it is unclear. */
export type Wanted = readonly [words: string, qty: number | string | null];

/** Mails and chats as people send them, the lines that they mean, and what they say of the whole order. */
export const MAILS: readonly (readonly [
  name: string,
  text: string,
  wanted: readonly Wanted[],
  details?: OrderDetails,
])[] = [
  [
    'the job of a buyer in one line',
    '40 rolls of 25 mm × 122 m black hot-stamp ribbon, six creasing matrices of three sizes, some 12 mm double face tape, to Sharjah, PO 4711',
    [
      ['25 mm × 122 m black hot-stamp ribbon', 40],
      ['creasing matrices', 'several 6'],
      ['12 mm double face tape', 'some'],
    ],
    { poNumber: '4711', emirate: 'SHJ' },
  ],
  [
    'a mail with greeting and signature',
    'Dear Sir,\n\nGood day. Please quote for the below items:\n\n1. RIB-00001 - 40 rolls\n2. Creasing matrix 0.4 x 1.5 - 6 boxes\n3. Double face tape 12 mm x 24\n\nDelivery to Sharjah by 30 November please.\n\nBest regards,\nAhmed Khan\nPurchasing Manager\nAl Noor Printing Press LLC\nTel: +971 6 555 1234 | Mob: 050 123 4567\nahmed@alnoor.example\nwww.alnoor.example\nP.O. Box 4711, Sharjah, UAE',
    [
      ['RIB-00001', 40],
      ['Creasing matrix 0.4 x 1.5', 6],
      ['Double face tape 12 mm', 24],
    ],
    { emirate: 'SHJ', neededBy: '2026-11-30' },
  ],
  [
    'an answer above a quoted mail',
    'Hi,\nplease send 12 pcs RIB-00003\n\nOn Tue, Nov 24, 2026 at 10:15 AM Sales <sales@shop.example> wrote:\n> Dear Ahmed,\n> RIB-00001 x 40 at AED 11.50\n> Regards',
    [['RIB-00003', 12]],
  ],
  [
    'a mail that was forwarded with marks of quotation',
    '> RIB-00001 x 40\n> CRM-00002 x 6\n> Thanks',
    [
      ['RIB-00001', 40],
      ['CRM-00002', 6],
    ],
  ],
  [
    'the headers of a forwarded mail',
    'From: Ahmed <a@b.example>\nSent: 26 November 2026 09:14\nTo: Sales\nSubject: Order 12\n\nRIB-00001 40',
    [['RIB-00001', 40]],
  ],
  [
    'a chat of WhatsApp on an iPhone',
    '[26/11/2026, 09:14:22] Ahmed Al Noor: Salam\n[26/11/2026, 09:14:40] Ahmed Al Noor: 40 rolls black ribbon 1 inch\n‎[26/11/2026, 09:15:01] Ahmed Al Noor: ‎image omitted\n[26/11/2026, 09:15:10] Ahmed Al Noor: and 6 box creasing matrix 0.4x1.5',
    [
      ['black ribbon 1 inch', 40],
      ['creasing matrix 0.4x1.5', 6],
    ],
  ],
  [
    'a chat of WhatsApp on Android',
    '26/11/2026, 09:14 - Ahmed: *RIB-00001* 40 nos\n26/11/2026, 09:15 - Ahmed: <Media omitted>\n26/11/26, 9:16 am - Ahmed: PO 88123',
    [['RIB-00001', 40]],
    { poNumber: '88123' },
  ],
  [
    'several SKUs in a line',
    'RIB-00001 x 40, CRM-00002 x 6 and DFT-00003 - 12',
    [
      ['RIB-00001', 40],
      ['CRM-00002', 6],
      ['DFT-00003', 12],
    ],
  ],
  [
    'several SKUs after their quantities',
    '40 x RIB-00001, 6 x CRM-00002 & 12 DFT-00003',
    [
      ['RIB-00001', 40],
      ['CRM-00002', 6],
      ['DFT-00003', 12],
    ],
  ],
  ['SKUs without anything between them', 'RIB-00001 40 CRM-00002 6', [['RIB-00001 CRM-00002', 'several 40 6']]],
  [
    'an Arabic mail',
    'السلام عليكم ورحمة الله\nنرجو تسعير التالي:\n- شريط أسود ٢٥ مم عدد ٤٠\n• ماتريكس تكسير 0.4x1.5 عدد ٦\n٣) شريط لاصق بوجهين ١٢ مم × ٢٤\nالتسليم في الشارقة\nأمر شراء رقم ٤٧١١\nمع خالص التحية\nأحمد\nمطبعة النور\nهاتف: 0501234567',
    [
      ['شريط أسود 25 مم', 40],
      ['ماتريكس تكسير 0.4x1.5', 6],
      ['شريط لاصق بوجهين 12 مم', 24],
    ],
    { poNumber: '4711', emirate: 'SHJ' },
  ],
  [
    'an Arabic order in one line',
    '٤٠ رول شريط أسود، كرتونين شريط لاصق، ٦ ماتريكس',
    [['شريط أسود، شريط لاصق، ماتريكس', 'numbers 40 2 6']],
  ],
  [
    'a German mail',
    'Sehr geehrte Damen und Herren,\n\nwir benötigen bitte:\n40 Rollen Heißprägeband schwarz 25 mm\n6 Stück Rillmatrize 0.4x1.5\n\nBestellnummer 4711, Lieferung nach Dubai\n\nMit freundlichen Grüßen\nJörg Müller\nDruckerei Müller GmbH',
    [
      ['Heißprägeband schwarz 25 mm', 40],
      ['Rillmatrize 0.4x1.5', 6],
    ],
    { poNumber: '4711', emirate: 'DXB' },
  ],
  [
    'prices and totals among the lines',
    'RIB-00001 40 rolls @ AED 11.50\nCRM-00002, 6, AED 84.00\n12 DFT-00003 at 3.20 each',
    [
      ['RIB-00001', 40],
      ['CRM-00002', 6],
      ['DFT-00003', 12],
    ],
  ],
  [
    'numbers in words',
    'Need six creasing matrices 0.4x1.5\ntwo dozen FC3 black ribbons\nhalf a dozen double face tapes 12 mm\ntwenty five rolls satin ribbon white',
    [
      ['creasing matrices 0.4x1.5', 6],
      ['FC3 black ribbons', 24],
      ['double face tapes 12 mm', 6],
      ['satin ribbon white', 25],
    ],
  ],
  [
    'thousands',
    '1,200 pcs RIB-00001\n1 200 pcs CRM-00002\nDFT-00003 - 1.200\nRUB-00004 2’500',
    [
      ['RIB-00001', 1200],
      ['CRM-00002', 'ambiguous 200 1200'],
      ['DFT-00003', 'ambiguous 1200'],
      ['RUB-00004', 2500],
    ],
  ],
  [
    'a purchase order with a day',
    'LPO No: PO-2026/118\nNeeded by 05/12/2026\nRIB-00001\t40',
    [['RIB-00001', 40]],
    { neededBy: '2026-12-05', poNumber: 'PO-2026/118' },
  ],
  [
    'a day of the week and an emirate',
    'RIB-00001 40 rolls before Monday to Abu Dhabi',
    [['RIB-00001', 40]],
    { emirate: 'AUH', neededBy: '2026-11-30' },
  ],
  ['tomorrow', '40 rolls FC3 black, deliver by tomorrow', [['FC3 black', 40]], { neededBy: '2026-11-27' }],
  ['a day in the past, which is none of a need', 'RIB-00001 40\ndelivered by 20/11/2025', [['RIB-00001', 40]]],
  ['a purchase order box, which is no number', 'RIB-00001 40\nP.O. Box 4711, Dubai', [['RIB-00001', 40]]],
  ['an address in a signature', 'RIB-00001 40\n\nAl Noor Press\nIndustrial Area, Sharjah', [['RIB-00001', 40]]],
  ['lines without a quantity', 'RIB-00001\nblack tape 12 mm\npurple elephant', []],
  [
    'questions between the lines',
    'Hi team,\nRIB-00001 x 40\nDo you have FC3 in green?\nCan you also confirm the delivery time?\nCRM-00002 x 6\nPayment 30 days from invoice date as usual.\nThanks',
    [
      ['RIB-00001', 40],
      ['CRM-00002', 6],
    ],
  ],
  [
    'thanks before the lines',
    'Thanks for the call this morning. We need:\n\n40 rolls RIB-00001\n6 boxes CRM-00002',
    [
      ['RIB-00001', 40],
      ['CRM-00002', 6],
    ],
  ],
  [
    'lines after the thanks',
    'RIB-00001 x 40\nThanks\nAlso CRM-00002 x 6',
    [
      ['RIB-00001', 40],
      ['CRM-00002', 6],
    ],
  ],
  [
    'a telephone number at the end',
    'black ribbon FC3 1 inch x 40\nCall me 050 123 4567',
    [['black ribbon FC3 1 inch', 40]],
  ],
  [
    'a copied table of Excel with an empty first column',
    '\tItem\tQty\tUnit price\n\tRIB-00001\t40\t11,50\n\tCreasing matrix 0.4x1.5\t6\t84,00\n\t\tTotal\t964,00',
    [
      ['RIB-00001', 40],
      ['Creasing matrix 0.4x1.5', 6],
    ],
  ],
  [
    'a table without headings',
    '1\tRIB-00001\tSatin ribbon, black\t40\n2\tCRM-00002\tMatrix 0.4x1.5\t6',
    [
      ['RIB-00001 Satin ribbon, black', 40],
      ['CRM-00002 Matrix 0.4x1.5', 6],
    ],
  ],
  [
    'inches in pasted cells',
    'Size\tItem\tQty\n1"\tBlack ribbon\t40\n1/2"\tBlack ribbon\t6',
    [
      ['1" Black ribbon', 40],
      ['1/2" Black ribbon', 6],
    ],
  ],
  [
    'cartons and lengths',
    '3 cartons of 12 double face tape 12 mm\n500 m creasing matrix 0.4x1.5',
    [
      ['double face tape 12 mm', 3],
      ['500 m creasing matrix 0.4x1.5', 'length 500'],
    ],
  ],
  [
    'two products joined by "and"',
    'please send 40 rolls FC3 black and 6 boxes creasing matrix 0.4x1.5 to Ajman',
    [
      ['FC3 black', 40],
      ['creasing matrix 0.4x1.5', 6],
    ],
    { emirate: 'AJM' },
  ],
  ['words with commas', 'satin ribbon 25mm, 122 m, black, 40', [['satin ribbon 25mm, 122 m, black', 40]]],
  [
    'a list in brackets',
    '(1) RIB-00001 (40)\n(2) CRM-00002 (6 boxes)',
    [
      ['RIB-00001', 40],
      ['CRM-00002', 6],
    ],
  ],
  ['a mail of an iPhone', 'RIB-00001 x 40\n\nSent from my iPhone', [['RIB-00001', 40]]],
];
