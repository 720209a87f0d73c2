/** The e-mail of a buyer that the data have in every size. */
export const buyerEmail = (index) => `buyer-${String(index + 1).padStart(4, '0')}@bench.example`;

/** They are copies of the demo's customers, with their password. */
export const BUYER_PASSWORD = 'print-demo-2026';
