import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SupplierDocumentResponse } from '@shop/contract/api';
import { MAX_SUPPLIER_FILE_BYTES } from '@shop/contract/supplier-pack';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { SupplierDocuments } from './SupplierDocuments';
import { SupplierNotice } from './SupplierNotice';

const AT = '2026-11-25T08:00:00.000Z';
const LICENCE: SupplierDocumentResponse = {
  ...{ _id: 'd1', kind: 'TradeLicence', expiresOn: '2026-12-07', daysLeft: 12 },
  ...{ version: 3, createdAt: AT, updatedAt: AT },
};
const CERTIFICATE: SupplierDocumentResponse = {
  ...LICENCE,
  ...{ _id: 'd2', kind: 'TrnCertificate', expiresOn: null, daysLeft: null },
};

const server = {
  getSupplierDocuments: jest.fn<ShopDataProvider['getSupplierDocuments']>(),
  putSupplierDocument: jest.fn<ShopDataProvider['putSupplierDocument']>(),
  removeSupplierDocument: jest.fn<ShopDataProvider['removeSupplierDocument']>(),
};
beforeEach(() => {
  jest.resetAllMocks();
  server.getSupplierDocuments.mockResolvedValue([LICENCE, CERTIFICATE]);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = async () => {
  renderAdmin({ resource: 'settings', page: <SupplierDocuments />, server });
  await screen.findByText('Expires in 12 days');
};
const dialog = () => within(screen.getByRole('dialog'));
const choose = (label: string, file: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
const PDF = new File(['%PDF'], 'bank.pdf', { type: 'application/pdf' });

describe('the supplier documents', () => {
  it('show their validity, and missing documents', async () => {
    await open();
    expect(screen.getByText('Valid until 7 Dec 2026')).toBeVisible();
    expect(screen.getByText('No expiry date')).toBeVisible();
    expect(screen.getAllByText('Missing')).toHaveLength(2);
    expect(screen.getByText('Trade licence').closest('a')).toHaveAttribute(
      'href',
      '/api/supplier-documents/TradeLicence/file',
    );
    expect(screen.getByText('Bank letter').closest('a')).toBeNull();
    expect(screen.getByText('Download the pack as customers see it')).toHaveAttribute(
      'href',
      '/api/supplier-documents/pack',
    );
  });

  it('have no pack if all are missing', async () => {
    server.getSupplierDocuments.mockResolvedValue([]);
    renderAdmin({ resource: 'settings', page: <SupplierDocuments />, server });
    expect(await screen.findAllByText('Missing')).toHaveLength(4);
    expect(screen.queryByText('Download the pack as customers see it')).toBeNull();
  });

  it('are stored with their last day after a file was selected', async () => {
    server.putSupplierDocument.mockResolvedValue(LICENCE);
    await open();
    choose('Add: Bank letter', PDF);
    expect(dialog().getByText('bank.pdf')).toBeVisible();
    fireEvent.change(dialog().getByLabelText(/^Valid until/), { target: { value: '2027-01-31' } });
    fireEvent.click(dialog().getByText('Save'));
    await screen.findByText('Document saved.');
    expect(server.putSupplierDocument.mock.calls).toEqual([
      ['BankLetter', PDF, { expiresOn: '2027-01-31', version: undefined }],
    ]);
  });

  it('are replaced with the loaded version, and show a refusal at its field', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const errors = { expiresOn: 'Enter a date.' };
    server.putSupplierDocument.mockRejectedValueOnce(new HttpError('Wrong', 400, { errors }));
    await open();
    choose('Replace: Trade licence', PDF);
    fireEvent.click(dialog().getByText('Save'));
    expect(await dialog().findByText('Enter a date.')).toBeVisible();
    expect(server.putSupplierDocument.mock.calls).toEqual([['TradeLicence', PDF, { expiresOn: '', version: 3 }]]);
  });

  it.each([
    ['another type', 'application/msword', 1],
    ['more than 5 MB', 'application/pdf', MAX_SUPPLIER_FILE_BYTES + 1],
  ])('are refused as a file of %s before it is sent', async (_what, type, size) => {
    await open();
    choose('Add: Bank letter', new File([new Uint8Array(size)], 'letter', { type }));
    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent('PDF, PNG or JPEG, up to 5 MB.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are removed after a confirmation', async () => {
    server.removeSupplierDocument.mockResolvedValue({ _id: 'd1' });
    await open();
    fireEvent.click(screen.getByLabelText('Remove: Trade licence'), { detail: 1 });
    expect(server.removeSupplierDocument).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Remove Trade licence?'), { detail: 1 });
    await screen.findByText('Document removed.');
    expect(server.removeSupplierDocument).toHaveBeenCalledWith('TradeLicence');
  });

  it('offer another try if they could not be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.getSupplierDocuments.mockRejectedValueOnce(new HttpError('No', 500));
    renderAdmin({ resource: 'settings', page: <SupplierDocuments />, server });
    fireEvent.click(await screen.findByText('Try again'));
    expect(await screen.findByText('Expires in 12 days')).toBeVisible();
  });
});

describe('the notice on the dashboard', () => {
  const show = () => renderAdmin({ resource: 'dashboard', page: <SupplierNotice />, server });

  it('names the expiring documents, with a link to the settings', async () => {
    show();
    expect(await screen.findByText('Trade licence: expires in 12 days')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByText('Open settings')).toHaveAttribute('href', '/settings/supplierDocuments');
  });

  it('is hidden if none expires', async () => {
    server.getSupplierDocuments.mockResolvedValue([CERTIFICATE]);
    show();
    await waitFor(() => expect(server.getSupplierDocuments).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
