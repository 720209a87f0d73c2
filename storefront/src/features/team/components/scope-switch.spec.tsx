import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { stubApi } from '../../../../test/api-stub';
import { renderApp } from '../../../../test/render-app';
import { ScopeSwitch } from './scope-switch';

describe('the choice between own and company documents', () => {
  let api: ReturnType<typeof stubApi>;
  afterEach(() => api.restore());
  const open = async (companyRole: string, sharesQuotes: boolean) => {
    const company = { _id: 'co1', legalName: 'Al Manar Printing LLC', status: 'Confirmed', sharesQuotes };
    api = stubApi({ 'GET /api/users/account/profile': { body: { company, companyRole } } });
    await renderApp(
      <>
        <ScopeSwitch kind="quotes" />
        <ScopeSwitch kind="invoices" />
      </>,
    );
  };

  it('offers the documents of the company if it shares them', async () => {
    await open('buyer', true);
    expect(await screen.findByRole('button', { name: 'My company’s' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Former colleagues’' })).not.toBeInTheDocument();
  });

  it('includes former colleagues for an admin of a company that shares nothing', async () => {
    await open('admin', false);
    expect(await screen.findByRole('button', { name: 'Former colleagues’' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'My company’s' })).toHaveLength(1);
  });
});
