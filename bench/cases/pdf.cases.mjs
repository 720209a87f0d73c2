import { pdfPath } from '../pdf-browser.mjs';

/** As many as the shop prints at the same time. */
const AT_ONCE = 4;

export const PDF_CASES = [
  {
    name: 'quotation as PDF, four at a time',
    as: 'staff',
    path: ({ staff }) => pdfPath(staff),
    connections: AT_ONCE,
    isAsNamed: ({ bytes }) => bytes.subarray(0, 5).toString() === '%PDF-',
  },
];
