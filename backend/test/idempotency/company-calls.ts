import type { TestActor } from '../support/actors.js';
import { companyDetails, freshTrn } from '../support/given.js';
import type { Call, Callers, Calls } from './call.js';

/** The calls of the people of a company. */
export function companyCalls(callers: () => Callers): Calls {
  /** The buyer as the admin of a company, and a colleague who may ask for nothing without a yes. */
  const company = async (): Promise<{ readonly admin: TestActor; readonly colleague: TestActor }> => {
    const { shop, staff, buyer } = callers();
    const _id = (await shop.given.company({ needsApproval: true }))._id;
    const colleague = await shop.as.customer();
    const roles = [
      [buyer, { companyRole: 'admin' }],
      [colleague, { companyRole: 'buyer', monthlyLimit: 0 }],
    ] as const;
    for (const [{ id }, role] of roles) {
      await staff.http
        .put(`/api/users/${id}`)
        .send({ company: _id, ...role })
        .expect(200);
    }
    return { admin: buyer, colleague };
  };
  const cart = () => ({ requestedItems: [{ product: callers().product, qty: 2 }] });
  const waiting = async () => {
    const people = await company();
    const { body } = await people.colleague.http.post('/api/approvals').send(cart()).expect(201);
    return { ...people, path: `/api/approvals/${body._id as string}` };
  };
  const guest = { email: 'guest@example.ae', companyRole: 'buyer' };
  const invited = async () => {
    const { admin } = await company();
    const { body } = await admin.http.post('/api/companies/my/invitations').send(guest).expect(201);
    return { http: admin.http, path: `/api/invitations/${body._id as string}` };
  };
  /** An order of the buyer, who may owe nothing. */
  const held = async () => {
    const { shop, staff, buyer } = callers();
    await staff.http.put(`/api/users/${buyer.id}`).send({ creditLimit: 0 }).expect(200);
    return (await shop.given.order(buyer))._id;
  };
  const byStaff = (method: Call['method'], path: string, body?: object): Call => ({
    http: callers().staff.http,
    ...{ method, path },
    ...(body && { body }),
  });
  const given = async (status: 'Pending' | 'Confirmed' = 'Confirmed') =>
    `/api/companies/${(await callers().shop.given.company({ status }))._id}`;
  return {
    companies_create: () => byStaff('post', '/api/companies', companyDetails('Al Manar LLC', freshTrn())),
    companies_update: async () => byStaff('put', await given(), { notes: 'Old' }),
    companies_confirm: async () => byStaff('post', `${await given('Pending')}/confirm`),
    companies_refuse: async () => byStaff('post', `${await given('Pending')}/refuse`),
    companies_remove: async () => byStaff('delete', await given()),
    orders_release: async () => {
      const path = `/api/orders/${await held()}/release`;
      return { http: callers().staff.http, method: 'post', path, body: { reason: 'Paid by cheque' } };
    },
    owninvitations_invite: async () => {
      const { http } = (await company()).admin;
      return { http, method: 'post', path: '/api/companies/my/invitations', body: guest };
    },
    companyinvitations_invite: async () => {
      const { shop, staff } = callers();
      const { _id } = await shop.given.company();
      return { http: staff.http, method: 'post', path: `/api/companies/${_id}/invitations`, body: guest };
    },
    invitations_sendAgain: async () => {
      const { http, path } = await invited();
      return { http, method: 'post', path: `${path}/send` };
    },
    invitations_revoke: async () => ({ method: 'delete', ...(await invited()) }),
    approvals_ask: async () => {
      const { http } = (await company()).colleague;
      return { http, method: 'post', path: '/api/approvals', body: cart() };
    },
    approvals_approve: async () => {
      const { admin, path } = await waiting();
      return { http: admin.http, method: 'post', path: `${path}/approve`, body: {} };
    },
    approvals_refuse: async () => {
      const { admin, path } = await waiting();
      return { http: admin.http, method: 'post', path: `${path}/refuse`, body: { answer: 'No' } };
    },
    approvals_withdraw: async () => {
      const { colleague, path } = await waiting();
      return { http: colleague.http, method: 'post', path: `${path}/withdraw` };
    },
    owncompany_update: async () => {
      const { http } = (await company()).admin;
      return { http, method: 'put', path: '/api/companies/my', body: { sharesOrders: true } };
    },
    owncompany_updateMember: async () => {
      const { admin, colleague } = await company();
      const path = `/api/companies/my/people/${colleague.id}`;
      return { http: admin.http, method: 'put', path, body: { monthlyLimit: 500 } };
    },
    owncompany_removeMember: async () => {
      const { admin, colleague } = await company();
      return { http: admin.http, method: 'delete', path: `/api/companies/my/people/${colleague.id}` };
    },
  };
}
