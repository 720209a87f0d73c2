import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { NOTHING_SHARED, profile } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { notices } from '../../../lib/notify';
import { CompanySection } from './company-section';

const SAVE = 'PUT /api/users/profile';
const address = { street: 'Shop 4', city: 'Al Quoz', emirate: 'DXB' as const, country: 'AE' };
const details = {
  legalName: 'Nakheel LLC',
  legalNameAr: '',
  trn: '100123456700003',
  tin: '',
  licenceNumber: '7',
  licenceAuthority: '',
  address,
};
const pending = { ...details, _id: 'c1', status: 'Pending' as const, ...NOTHING_SHARED, pending: null };
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the company in the profile', () => {
  let api: ReturnType<typeof stubApi>;
  afterEach(() => {
    api.restore();
  });

  it('is entered and sent, with a notice', async () => {
    api = stubApi({ [SAVE]: { body: profile({ company: pending, companyRole: 'admin' }) } });
    await renderApp(<CompanySection profile={profile()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add your company' }));
    await userEvent.type(screen.getByLabelText('Legal name'), 'Nakheel LLC');
    await userEvent.type(screen.getByLabelText(/TIN/), '1987654321');
    await userEvent.selectOptions(screen.getByLabelText('Emirate'), 'Dubai');
    await save();
    expect(await screen.findByRole('button', { name: 'Add your company' })).toHaveFocus();
    expect(notices.get().map(({ text }) => text)).toEqual(['Company details sent for verification.']);
    expect(api.calls.at(-1)?.body).toEqual({
      company: {
        ...{
          legalName: 'Nakheel LLC',
          legalNameAr: '',
          trn: '',
          tin: '1987654321',
          licenceNumber: '',
          licenceAuthority: '',
        },
        address: { street: '', city: '', emirate: 'DXB', country: 'AE' },
      },
    });
  });

  it('is checked before it is sent, with messages at its fields', async () => {
    api = stubApi({});
    await renderApp(<CompanySection profile={profile()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add your company' }));
    await userEvent.type(screen.getByLabelText(/TIN/), '123');
    await save();
    expect(screen.getByLabelText(/TIN/)).toHaveAccessibleDescription(/start with 1/);
    await userEvent.type(screen.getByLabelText(/TRN/), '123');
    expect(screen.queryByLabelText(/TIN/)).not.toBeInTheDocument();
    await save();
    expect(screen.getByLabelText('Legal name')).toHaveAccessibleDescription('Legal name is required.');
    expect(screen.getByLabelText(/TRN/)).toHaveAccessibleDescription(/start with 1 and end with 03/);
    expect(screen.getByLabelText('Emirate')).toHaveAccessibleDescription('Choose an emirate.');
    expect(api.calls).toEqual([]);
  });

  it('shows the refusals of the server at its fields', async () => {
    const message = 'Another company already has this TRN. Please contact us.';
    const body = { statusCode: 409, code: 'COMPANY_TRN_TAKEN', message, errors: { 'company.trn': message } };
    api = stubApi({ [SAVE]: { status: 409, body } });
    await renderApp(<CompanySection profile={profile({ company: pending, companyRole: 'admin' })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit company' }));
    await save();
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(screen.getByLabelText(/TRN/)).toHaveAccessibleDescription(message);
  });

  it('has no emirate outside the UAE', async () => {
    api = stubApi({});
    await renderApp(<CompanySection profile={profile()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add your company' }));
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Oman');
    expect(screen.queryByLabelText('Emirate')).not.toBeInTheDocument();
  });

  it('waits for approval by the shop, and so does its change', async () => {
    api = stubApi({});
    const changed = {
      ...pending,
      status: 'Confirmed' as const,
      ...NOTHING_SHARED,
      pending: { ...details, legalName: 'Nakheel Pack LLC' },
    };
    await renderApp(<CompanySection profile={profile({ company: changed, companyRole: 'admin' })} />);
    expect(screen.getByText('Verified')).toBeInTheDocument();
    expect(screen.getByText(/We’re reviewing your change/)).toBeInTheDocument();
    expect(screen.getByText('Nakheel Pack LLC')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Edit company' }));
    expect(screen.getByLabelText('Legal name')).toHaveValue('Nakheel Pack LLC');
  });

  it('can be changed only by its admin', async () => {
    api = stubApi({});
    await renderApp(<CompanySection profile={profile({ company: pending, companyRole: 'buyer' })} />);
    expect(screen.getByText('Pending verification')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
