import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../test/api-stub';
import { profile, quoteLine } from '../../../test/given';
import { renderApp } from '../../../test/render-app';
import { visit } from '../../lib/i18n/i18n';
import { AccountNav } from './account-page';
import ApprovalsPage from './approvals-page';

const approval = (name: string, status: string, allowedActions: string[]) => ({
  ...{ _id: name, user: { _id: name, name, email: '' }, status, createdAt: '2026-11-20T08:00:00.000Z' },
  ...{ requestedItems: [quoteLine()], tax: null, amount: 900, spent: 0, monthlyLimit: 500, hasUnpriced: false },
  ...{ decidedBy: '', answer: '', clientToAdminNote: '', quote: null, order: null, revision: null, allowedActions },
});

describe('the approvals of a company', () => {
  let api: ReturnType<typeof stubApi>;
  beforeAll(() => visit.load(['account', 'team', 'buying']));
  afterEach(() => api.restore());
  const open = async (companyRole: string) => {
    const company = { _id: 'co1', legalName: 'Al Manar Printing LLC', status: 'Confirmed', sharesQuotes: false };
    api = stubApi({
      'GET /api/users/account/profile': { body: { ...profile(), company, companyRole } },
      'GET /api/approvals': {
        body: [approval('Sana', 'Waiting', ['approve', 'refuse']), approval('Omar', 'Approved', [])],
      },
      'GET /api/supplier-documents': { body: [{ kind: 'TradeLicence' }] },
    });
    await renderApp(
      <>
        <AccountNav />
        <ApprovalsPage />
      </>,
      '/account/approvals',
    );
  };
  const heads = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  it('start with the waiting requests for an approver, with their number in the menu', async () => {
    await open('approver');
    expect(await screen.findByRole('button', { name: 'Waiting (1)' })).toHaveAttribute('aria-pressed', 'true');
    expect(heads()).toEqual([expect.stringContaining('Sana')]);
    const menu = within(screen.getByRole('navigation', { name: 'Account sections' }));
    expect(await menu.findByRole('link', { name: 'Approvals 1 waiting for you' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'My company’s' }));
    expect(heads()).toHaveLength(2);
  });

  it('show neither a number nor a choice to a buyer', async () => {
    await open('buyer');
    expect(await screen.findByRole('link', { name: 'Approvals' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Waiting/ })).not.toBeInTheDocument();
  });

  it('are in a menu with the statement, and with the supplier’s documents if there are any', async () => {
    await open('buyer');
    expect(await screen.findByRole('link', { name: 'Supplier documents' })).toBeInTheDocument();
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(['Statement of account', 'Buy again']));
  });
});
