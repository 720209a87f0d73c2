import { cycle } from '../cases/write.cases.mjs';

/** 5 % of all calls are writes. */
const READS_TO_A_WRITE = 19;
/** Of so many writes one is a price; the others are quotes. */
const WRITES_TO_A_PRICE = 4;
const PRICES = 50;
const QTY = 1000;

/**
 * What one connection asks, over and over, as the load tool takes it: reads, then a write.
 * @param {{read: () => string, write: () => {as: string, method: string, path: string, body: object}}} calls the next of
 *   each; all connections share them
 * @param {Record<string, object>} headers of those who write
 * @param {(kind: 'read' | 'write') => void} onAnswer told at each answer what was answered
 */
export function roundOf(calls, headers, onAnswer) {
  const read = {
    setupRequest: (request) => ({ ...request, path: calls.read() }),
    onResponse: () => onAnswer('read'),
  };
  const write = {
    setupRequest: (request) => {
      const { as, method, path, body } = calls.write();
      const own = { ...headers[as], 'content-type': 'application/json' };
      return { ...request, method, path, headers: { ...request.headers, ...own }, body: JSON.stringify(body) };
    },
    onResponse: () => onAnswer('write'),
  };
  return [...Array.from({ length: READS_TO_A_WRITE }, () => ({ ...read })), write];
}

/** Quotes of buyers, and prices of staff, each another one than the product had. */
export function writesOf(products) {
  const next = cycle(products);
  let count = 0;
  return () => {
    const { _id, price } = next();
    count += 1;
    if (count % WRITES_TO_A_PRICE !== 0) {
      const body = { requestedItems: [{ product: _id, qty: QTY }] };
      return { as: 'buyer', method: 'POST', path: '/api/quotes', body };
    }
    const dearer = 1 + ((count / WRITES_TO_A_PRICE) % PRICES);
    return {
      as: 'staff',
      method: 'PUT',
      path: `/api/products/${_id}`,
      body: { price: Number((price + dearer).toFixed(2)) },
    };
  };
}
