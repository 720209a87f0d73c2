import type { OrderDetails } from './details.js';
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
  [
    'cells of units',
    'RIB-00001\t40\tpcs\nRIB-00002\t\tpcs\n\t\t\n',
    [
      ['RIB-00001', 40],
      ['RIB-00002', null],
    ],
  ],
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
      ['Rillmatrize 0.4 x 1.5', 100],
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
    { poNumber: '45001234', neededBy: '2026-12-02' },
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
    { poNumber: 'ANP/PO/2026/0117', emirate: 'DXB' },
  ],
];
