import { EXEMPT, INVOICE, OUT, REVERSE, freeLine, line, of, stricter } from './breaks.js';

export const BROKEN_LINES = {
  'ibr-021': of(
    INVOICE,
    line(() => ({ id: '' })),
  ),
  'ibr-023': of(
    INVOICE,
    line(() => ({ unit: '' })),
  ),
  'ibr-cl-23': of(
    INVOICE,
    line(() => ({ unit: 'ROLL', baseUnit: 'ROLL' })),
  ),
  'ibr-025': of(
    INVOICE,
    line(() => ({ name: '' })),
  ),
  'ibr-125-ae': of(
    INVOICE,
    line(() => ({ description: '' })),
  ),
  'ibr-027': of(INVOICE, freeLine({ price: -100, allowance: -1200, allowanceReason: 'Rebate', baseQty: 1 })),
  'ibr-087': of(
    INVOICE,
    line(() => ({ baseQty: 0 })),
  ),
  'ibr-088': of(
    INVOICE,
    line(() => ({ baseUnit: 'MTR' })),
  ),
  'ibr-147-ae': of(
    INVOICE,
    line(({ price }) => ({ price: price + 100 })),
  ),
  'ibr-042': of(
    'invoice-discounts',
    line(() => ({ allowanceReason: '' })),
  ),
  'ibr-145-ae': of(INVOICE, freeLine({ category: '', percent: null })),
  'ibr-139-ae': of(INVOICE, freeLine({ category: 'X' })),
  'ibr-104-ae': of(
    INVOICE,
    line(() => ({ vat: null })),
  ),
  'ibr-194-ae': of(
    EXEMPT,
    line(() => ({ gross: null }), 'E'),
  ),
  'ibr-167-ae': of(
    EXEMPT,
    line(() => ({ exemptionCode: '' }), 'E'),
  ),
  'shop-exemption': stricter(
    EXEMPT,
    line(() => ({ exemptionCode: 'DL8.99' }), 'E'),
  ),
  'ibr-166-ae': of(
    REVERSE,
    line(() => ({ natureCode: '' }), 'AE'),
  ),
  'ibr-006-ae': of(
    REVERSE,
    line(() => ({ natureCode: 'DL8.99' }), 'AE'),
  ),
  'ibr-174-ae': of(
    REVERSE,
    line(() => ({ standardId: '' }), 'AE'),
  ),
  'ibr-187-ae': stricter(
    INVOICE,
    line(() => ({ hsCode: '9612' })),
  ),
  'aligned-ibrp-s-05': of(INVOICE, freeLine({ percent: 0 })),
  'aligned-ibrp-z-05': of(
    'invoice-zero-rated',
    line(() => ({ percent: 5 }), 'Z'),
  ),
  'aligned-ibrp-e-05': of(
    EXEMPT,
    line(() => ({ percent: 0 }), 'E'),
  ),
  'aligned-ibrp-o-05': of(
    OUT,
    line(() => ({ percent: 0 }), 'O'),
  ),
  'aligned-ibrp-ae-05-ae': of(
    REVERSE,
    line(() => ({ percent: null }), 'AE'),
  ),
  'ibr-162-ae': of(
    REVERSE,
    line(() => ({ vat: 5 }), 'AE'),
  ),
  'ibr-163-ae': of(
    EXEMPT,
    line(() => ({ vat: 0 }), 'E'),
  ),
  'ibr-165-ae': of(
    'invoice-zero-rated',
    line(() => ({ vat: 5 }), 'Z'),
  ),
} as const;
