import type { OrderDetails } from '../../src/order-details.js';
import type { Wanted } from './mail-examples.js';

/** Mails of buyers that were tried after the reader was written. */
export const TRADE_MAILS: readonly (readonly [
  name: string,
  text: string,
  wanted: readonly Wanted[],
  details?: OrderDetails,
])[] = [
  [
    'courtesy and two products in one line',
    'Hi Sara, hope you are well. Could you please quote 50 rolls of FC3 black 1 inch and 20 rolls FC3 white 1 inch? Thanks, Omar',
    [
      ['FC3 black 1 inch', 50],
      ['FC3 white 1 inch', 20],
    ],
  ],
  [
    'sums behind the lines',
    'black ribbon 1 inch 40 rolls @ 11.50 = 460.00\nmatrix 0.4x1.5 6 boxes @ 84 = 504.00\nTotal 964.00',
    [
      ['black ribbon 1 inch', 40],
      ['matrix 0.4x1.5', 6],
    ],
  ],
  [
    'bars between the columns',
    'Please find below our requirement\n\nSr | Item | Qty\n1 | Hot stamp ribbon black 1" | 40\n2 | Creasing matrix 0.4 x 1.5 | 6',
    [
      ['Hot stamp ribbon black 1"', 40],
      ['Creasing matrix 0.4 x 1.5', 6],
    ],
  ],
  [
    'named fields in each line',
    'SKU: RIB-00001, Qty: 40\nSKU: RIB-00002, Qty: 12',
    [
      ['SKU: RIB-00001', 40],
      ['SKU: RIB-00002', 12],
    ],
  ],
  [
    'semicolons between products, and a name that is addressed',
    '@Sales please: 12 FC3 black; 6 FC3 red; 6 FC3 blue',
    [
      ['FC3 black', 12],
      ['FC3 red', 6],
      ['FC3 blue', 6],
    ],
  ],
  ['cells of units', 'RIB-00001\t40\tpcs\nRIB-00002\t\tpcs\n\t\t\n', [['RIB-00001', 40]]],
  [
    'dots and dozens',
    'RIB-00001...40pcs\nFC3 1 inch black x2 doz\n12pcs.RIB-00003',
    [
      ['RIB-00001', 40],
      ['FC3 1 inch black', 24],
      ['RIB-00003', 12],
    ],
  ],
  [
    'German decimals, cartons and a day of delivery',
    'Wir bestellen:\n- 2 Kartons à 12 Rollen Klebeband 12 mm\n- 100 m Rillmatrize 0,4 x 1,5\nLiefertermin: 03.12.2026',
    [
      ['Klebeband 12 mm', 2],
      ['100 m Rillmatrize 0,4 x 1,5', 'length 100'],
    ],
    { neededBy: '2026-12-03' },
  ],
  [
    'Arabic as it is spoken in the Gulf',
    'السلام عليكم اخوي\nابي ٢٤ رول ريبون اسود ٢٥ ملم\nو١٢ رول ابيض\nالتوصيل دبي',
    [
      ['ريبون اسود 25 ملم', 24],
      ['ابيض', 12],
    ],
    { emirate: 'DXB' },
  ],
  [
    'a purchase order with a day behind its number',
    'Dear Team\nKindly arrange below against PO No. 45001234 dated 20.11.2026\nRIB-00001 – 40 EA\nRequired by 02-Dec-2026\nBr,\nImran\nStore keeper',
    [['RIB-00001', 40]],
    { neededBy: '2026-12-02', poNumber: '45001234' },
  ],
  [
    'an address below the closing, whose emirate is none of the delivery',
    '2 nos FC3 black\n\nRegards\n\nMohammed Ali\nAl Noor Printing\nIndustrial area 12\nSharjah\nUAE',
    [['FC3 black', 2]],
  ],
  [
    'where to ship to',
    'Our PO: ANP/PO/2026/0117\nShip to: Jebel Ali\n24 rolls FC3 black 1 inch',
    [['FC3 black 1 inch', 24]],
    { emirate: 'DXB', poNumber: 'ANP/PO/2026/0117' },
  ],
  [
    'a delivery to a warehouse, and a signature',
    'Kindly provide best price for below:\n1) Hot stamping ribbon Black 25mm x 122m - 40 Rolls\n2) Creasing matrix 0.4*1.5 - 4 boxes\nDelivery to our Sharjah warehouse.\nOur PO no. 4711/25\nRegards\nKhalid | Purchase Officer',
    [
      ['Hot stamping ribbon Black 25mm x 122m', 40],
      ['Creasing matrix 0.4*1.5', 4],
    ],
    { poNumber: '4711/25', emirate: 'SHJ' },
  ],
  [
    'quantities before two SKUs of a sentence',
    'Hi, make it 60 rolls RIB-00001 please and add 2 boxes of CRM-00008.',
    [
      ['RIB-00001', 60],
      ['CRM-00008', 2],
    ],
  ],
  [
    'sizes with their quantities in brackets',
    'please send quote for matrix 0.3x1.0 (2), 0.4x1.5 (3)',
    [
      ['matrix 0.3x1.0', 2],
      ['0.4x1.5', 3],
    ],
  ],
  [
    'the number of a purchase order with a hash and a colon',
    'LPO#: ACP-2026-118\nDate: 24/11/2026\nRIB-00001 | Hot stamp | 24 | 11.50 | 276.00',
    [['RIB-00001 Hot stamp', 24]],
    { poNumber: 'ACP-2026-118' },
  ],
  [
    'slashes between products',
    'Need price: black ribbon qty 40 / red ribbon qty 20',
    [['black ribbon / red ribbon', 'numbers 40 20']],
  ],
  [
    'a heading for the items of its line',
    'Ribbon hot stamp FC3 1 inch: Black 40, White 20',
    [['Ribbon hot stamp FC3 1 inch: Black, White', 'numbers 40 20']],
  ],
  [
    'tick boxes',
    '- [ ] 40 black ribbons\n- [x] 12 gold ribbons',
    [
      ['black ribbons', 40],
      ['gold ribbons', 12],
    ],
  ],
  [
    'a range, which is asked about, and a rough number',
    '15 to 20 rolls black ribbon 1 inch\napprox 30 white',
    [
      ['to black ribbon 1 inch', 'numbers 15 20'],
      ['white', 'some 30'],
    ],
  ],
  [
    'columns aligned with blanks',
    'Sl No    Description                     Qty    UOM\n1        Creasing matrix 0.4x1.5        10     BOX\n2        Double sided tape 12mm         24     ROLL',
    [
      ['Creasing matrix 0.4x1.5', 10],
      ['Double sided tape 12mm', 24],
    ],
  ],
  [
    'numbers repeated as words',
    'We require 6 (six) boxes of creasing matrix 0.4 x 1.5 and 40 (forty) rolls black ribbon',
    [
      ['creasing matrix 0.4 x 1.5', 6],
      ['black ribbon', 40],
    ],
  ],
  [
    'a friendly address before the order',
    'Hi dear pls send me 5 dozens black ribbon and 2x rolls white',
    [['black ribbon and rolls white', 'numbers 60 2']],
  ],
  [
    'Arabic numbers as words behind an and',
    'اريد عشر رولات ريبون اسود وخمس رولات ابيض\nو درزن تيب وجهين 12 مم\nالتسليم دبي القصيص',
    [
      ['ريبون اسود و ابيض', 'numbers 10 5'],
      ['و تيب وجهين 12 مم', 12],
    ],
    { emirate: 'DXB' },
  ],
  [
    'times before the words, and a length in metres',
    'Need: 100 rolls x TTR wax 110mm\nKindly quote your best price for 2,500 mtrs creasing matrix reel 0.5x1.5',
    [
      ['TTR wax 110mm', 100],
      ['2,500 mtrs creasing matrix reel 0.5x1.5', 'length 2500'],
    ],
  ],
  [
    'days that are written out, and what the driver does',
    'PO: 2026-889\nOrder date: 20 November 2026\nRIB-00001 Qty 24\nCork 6 mm - 1 pkt\nRequired date: 10 December 2026\nCollect by our driver',
    [
      ['RIB-00001', 24],
      ['Cork 6 mm', 1],
    ],
    { neededBy: '2026-12-10', poNumber: '2026-889' },
  ],
  [
    'quantities in words behind the digits',
    'Black ribbon 25mm: 40 rolls (forty only)\nRed ribbon 25mm: 20 rolls (twenty only)',
    [
      ['Black ribbon 25mm', 40],
      ['Red ribbon 25mm', 20],
    ],
  ],
  [
    'an order behind the greeting in the same line',
    'Hi team, pls send black ribbon 25mm 20 instead of 10\nHi team,\nHello, 12 rolls of FC3 white 1 inch',
    [
      ['team, pls send black ribbon 25mm', 'numbers 20 10'],
      ['FC3 white 1 inch', 12],
    ],
  ],
  [
    'quantities on lines of their own, below their products',
    'Item: FC3 black 1 inch\nQty: 24\nItem: FC3 white 1 inch\nQty: 12 rolls\nThanks\nOmar',
    [
      ['FC3 black 1 inch', 24],
      ['FC3 white 1 inch', 12],
    ],
  ],
  [
    'quantities on lines of their own, above their products',
    'Qty: 24\nItem: FC3 black 1 inch\n\nQty: 12\nItem: FC3 white 1 inch',
    [],
  ],
  [
    'Arabic thanks and a name below',
    '- ٣٦ رول ريبون اسود ١ بوصة\n- دزينة ريبون ذهبي\nرقم أمر الشراء: 5521\nالتسليم في العين قبل ٥ ديسمبر\nمع الشكر\nخالد',
    [
      ['ريبون اسود 1 بوصة', 36],
      ['ريبون ذهبي', 12],
    ],
    { emirate: 'AUH', neededBy: '2026-12-05', poNumber: '5521' },
  ],
];
