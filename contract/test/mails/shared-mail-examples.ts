import type { OrderDetails } from '../../src/mails/details.js';
import type { Wanted } from './mail-examples.js';

type Mail = readonly [name: string, text: string, wanted: readonly Wanted[], details?: OrderDetails];

/** One quantity of several items. */
const SHARED: readonly (readonly [text: string, qty: number, items: readonly string[]])[] = [
  ['2 rolls each of red, blue and gold', 2, ['red', 'blue', 'gold']],
  ['Two rolls each of red and blue ribbon', 2, ['red ribbon', 'blue ribbon']],
  ['12 rolls each black and white hot stamp ribbon', 12, ['black hot stamp ribbon', 'white hot stamp ribbon']],
  ['Satin ribbon 1 inch: 2 rolls each of red and gold', 2, ['Satin ribbon 1 inch red', 'Satin ribbon 1 inch gold']],
  ['satin ribbon 1 inch in red and blue, 2 rolls each', 2, ['satin ribbon 1 inch in red', 'satin ribbon 1 inch blue']],
  ['5 each of 0.4x1.5 and 0.5x1.6 creasing matrix', 5, ['0.4x1.5 creasing matrix', '0.5x1.6 creasing matrix']],
  ['black ribbon and creasing matrix 0.4x1.5 - 6 each', 6, ['black ribbon', 'creasing matrix 0.4x1.5']],
  ['5 each of RIB-00001, RIB-00002 and RIB-00003', 5, ['RIB-00001', 'RIB-00002', 'RIB-00003']],
  ['RIB-00001 and RIB-00002, 5 each', 5, ['RIB-00001', 'RIB-00002']],
  ['لفتين من كل لون: أحمر وأزرق وذهبي', 2, ['أحمر', 'أزرق', 'ذهبي']],
  ['لفتان من كل من الأحمر والأزرق', 2, ['أحمر', 'أزرق']],
  ['شريط ساتان أحمر وأزرق، ٣ لفات من كل لون', 3, ['شريط ساتان أحمر', 'شريط ساتان أزرق']],
];

/** A second line that refers to the first one, of 20 rolls. */
const LIKE_BEFORE: readonly (readonly [text: string, first: string, second: string, qty: number])[] = [
  ['20 rolls satin ribbon black 1 inch\nsame in red', 'satin ribbon black 1 inch', 'satin ribbon red 1 inch', 20],
  ['20 rolls black satin ribbon and 10 same in red', 'black satin ribbon', 'red satin ribbon', 10],
  ['20 rolls black ribbon\n\nsame but gold\n\nRegards\nAhmed', 'black ribbon', 'gold ribbon', 20],
  ['20 rolls satin ribbon 1 inch\nditto in white', 'satin ribbon 1 inch', 'satin ribbon 1 inch white', 20],
  ['٢٠ لفة شريط أسود\nنفس الشيء باللون الأحمر', 'شريط أسود', 'شريط أحمر', 20],
  ['٢٠ لفة شريط ساتان أسود\n١٠ نفسه أحمر', 'شريط ساتان أسود', 'شريط ساتان أحمر', 10],
  // A SKU is of one colour, either of two colours may be meant, and a code is no colour: the buyer chooses.
  ['20 rolls RIB-00001\nsame in red', 'RIB-00001', 'same in red', 20],
  ['20 rolls black and white ribbon\nsame in red', 'black and white ribbon', 'same in red', 20],
  ['20 rolls black ribbon\nsame in FC4', 'black ribbon', 'same in FC4', 20],
];

const PARTS_BEHIND_GOODS: readonly string[] = [
  '40 rolls black ribbon, deliver 20 now, 20 in January',
  '40 rolls black ribbon (20 now and the balance in January)',
  '40 rolls black ribbon; 20 this week, 20 on 5 January',
];

const PARTS: readonly string[] = [
  'deliver 20 now, 20 in January',
  'Deliver half now and the rest next month',
  'Please send 20 today.',
  '10 per month, first 10 in December',
  'التسليم 20 الآن و20 في يناير',
  'نصف الكمية الآن والباقي الشهر القادم',
];

/** Items that share a quantity or words with others, and goods that are to be delivered in parts. */
export const SHARED_MAILS: readonly Mail[] = [
  ...SHARED.map(([text, qty, items]): Mail => [text, text, items.map((item) => [item, qty])]),
  ...LIKE_BEFORE.map(([text, first, second, qty]): Mail => {
    return [
      text,
      text,
      [
        [first, 20],
        [second, qty],
      ],
    ];
  }),
  ...PARTS_BEHIND_GOODS.map((text): Mail => [text, text, [['black ribbon', 40]], { note: text }]),
  ...PARTS.map((note): Mail => [note, `RIB-00001 40\n${note}`, [['RIB-00001', 40]], { note }]),
  ['a remark that names no line before', '20 rolls ribbon, same as last time', [['ribbon same as last time', 20]]],
  ['an Arabic dual in the nominative', 'لفتان شريط أسود', [['شريط أسود', 2]]],
  [
    'parts, a place and the number of an order',
    'RIB-00001 40\nDeliver 20 now and 20 in January to Dubai, LPO 4500123456\nSend half now, half in March',
    [['RIB-00001', 40]],
    {
      emirate: 'DXB',
      poNumber: '4500123456',
      note: 'Deliver 20 now and 20 in January to Dubai, LPO 4500123456\nSend half now, half in March',
    },
  ],
];
