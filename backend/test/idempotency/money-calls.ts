import type { Call, Callers, Calls } from './call.js';

const RECEIVED = { amount: 40, paymentMethod: 'Cash', paymentDate: '2024-11-21' };
const PAYMENT = { ...RECEIVED, paidTo: 'Omar' };
const REFUND = { amount: 10, paymentMethod: 'Cash', paymentDate: '2024-11-22' };

/** The calls for orders, invoices, credit notes and money that came in. */
export function moneyCalls(callers: () => Callers): Calls {
  const byStaff = (method: Call['method'], path: string, body?: object): Call => ({
    http: callers().staff.http,
    method,
    path,
    ...(body && { body }),
  });
  const order = () => callers().shop.given.order(callers().buyer);
  const invoice = async () => (await callers().shop.given.invoice(callers().buyer))._id;
  /** Credit of 40 AED. @returns its receipt */
  const receipt = async (): Promise<string> => {
    const body = { user: callers().buyer.id, ...RECEIVED, allocations: [] };
    return (await callers().staff.http.post('/api/receipts').send(body).expect(201)).body._id;
  };
  const payment = async (): Promise<string> => {
    const path = `/api/payments/from-invoice/${await invoice()}`;
    return (await callers().staff.http.post(path).send(PAYMENT).expect(201)).body.payment._id;
  };
  /** The path of the e-invoice of a company's invoice. */
  const toSend = async (): Promise<string> => {
    const { shop, staff, buyer } = callers();
    await shop.given.settings({ eInvoiceConnector: 'webhook' });
    const company = (await shop.given.company())._id;
    await staff.http.put(`/api/users/${buyer.id}`).send({ company, companyRole: 'buyer' }).expect(200);
    return `/api/e-invoicing/deliveries/${await invoice()}`;
  };
  const handedOver = async (): Promise<string> => {
    const path = await toSend();
    await callers().staff.http.post(`${path}/mark-sent`).expect(200);
    return path;
  };
  return {
    orders_create: () =>
      byStaff('post', '/api/orders', {
        user: callers().buyer.id,
        orderItems: [{ product: callers().product, qty: 1, unitPrice: 5 }],
      }),
    orders_createFromQuote: async () =>
      byStaff('post', `/api/orders/from-quote/${(await callers().shop.given.confirmedQuote(callers().buyer))._id}`),
    orders_update: async () => {
      const { _id, version } = await order();
      return byStaff('put', `/api/orders/${_id}`, { status: 'Delivered', version });
    },
    orders_deliver: async () => byStaff('post', `/api/orders/${(await order())._id}/deliver`, { deliveredBy: 'Sajid' }),
    orders_returnGoods: async () => {
      const { _id, orderItems } = await order();
      await callers().staff.http.put(`/api/orders/${_id}`).send({ status: 'Delivered' }).expect(200);
      return byStaff('post', `/api/orders/${_id}/returns`, { lines: [{ line: orderItems[0]?._id, qty: 1 }] });
    },
    orders_remove: async () => byStaff('delete', `/api/orders/${(await order())._id}`),
    invoices_issue: async () => byStaff('post', '/api/invoices', { order: (await order())._id }),
    invoices_update: async () => {
      const { _id, version } = await callers().shop.given.invoice(callers().buyer);
      return byStaff('put', `/api/invoices/${_id}`, { adminToClientNote: 'Call first', version });
    },
    documentemails_send: async () => byStaff('post', `/api/invoices/${await invoice()}/emails`, {}),
    invoices_remove: async () => byStaff('delete', `/api/invoices/${await invoice()}`),
    payments_record: async () => {
      return byStaff('post', `/api/payments/from-invoice/${await invoice()}`, PAYMENT);
    },
    payments_update: async () => byStaff('put', `/api/payments/${await payment()}`, { note: 'no 18', version: 1 }),
    payments_refund: async () => {
      return byStaff('post', `/api/payments/${await payment()}/refunds`, REFUND);
    },
    payments_remove: async () => byStaff('delete', `/api/payments/${await payment()}`),
    receipts_record: () => byStaff('post', '/api/receipts', { user: callers().buyer.id, ...RECEIVED, allocations: [] }),
    receipts_refund: async () => {
      return byStaff('post', `/api/receipts/${await receipt()}/refunds`, REFUND);
    },
    receipts_remove: async () => byStaff('delete', `/api/receipts/${await receipt()}`),
    invoicecredit_apply: async () => {
      await receipt();
      return byStaff('post', `/api/invoices/${await invoice()}/apply-credit`, { amount: 10 });
    },
    deliveries_send: async () => byStaff('post', `${await toSend()}/send`),
    deliveries_ask: async () => byStaff('post', `${await handedOver()}/ask`),
    deliveries_markSent: async () => byStaff('post', `${await toSend()}/mark-sent`),
    deliveries_markAllSent: async () => {
      const documents = [(await toSend()).split('/').at(-1)];
      return byStaff('post', '/api/e-invoicing/deliveries/mark-sent', { documents });
    },
    deliveries_markAccepted: async () => byStaff('post', `${await handedOver()}/mark-accepted`),
    deliveries_markRejected: async () =>
      byStaff('post', `${await handedOver()}/mark-rejected`, { reasons: ['Wrong TRN'] }),
    creditnotes_issue: async () => {
      const note = { invoice: await invoice(), reason: 'DL8.61.1.C', words: 'Wrong price', amount: 40 };
      return byStaff('post', '/api/credit-notes', note);
    },
  };
}
