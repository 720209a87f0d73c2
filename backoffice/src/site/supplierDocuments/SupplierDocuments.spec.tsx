import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SUPPLIER_DOCUMENT_IDS, SUPPLIER_DOCUMENTS } from '@shop/contract/supplier-pack';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { SupplierDocumentResponse } from '@shop/contract/api';
import { SupplierDocuments } from './SupplierDocuments';
import { SupplierNotice } from './SupplierNotice';

const missing = SUPPLIER_DOCUMENTS.map((kind): SupplierDocumentResponse => ({
  ...{ _id: SUPPLIER_DOCUMENT_IDS[kind], kind, state: 'missing', number: '', issuedOn: null, expiresOn: null },
  ...{ daysLeft: null, updatedAt: null, file: null, version: 0 },
}));
const LICENCE: SupplierDocumentResponse = {
  ...{ _id: SUPPLIER_DOCUMENT_IDS.TradeLicence, kind: 'TradeLicence', state: 'expiring', number: '612345' },
  ...{
    issuedOn: '2026-02-01',
    expiresOn: '2026-12-07',
    daysLeft: 12,
    updatedAt: '2026-11-25T08:00:00.000Z',
    version: 3,
  },
  file: { _id: 'f1', name: 'licence.pdf', contentType: 'application/pdf', size: 12, sha256: 'a'.repeat(64) },
};
const DOCUMENTS = [LICENCE, ...missing.slice(1)];

const server = {
  getSupplierDocuments: jest.fn<ShopDataProvider['getSupplierDocuments']>(),
  uploadSupplierFile: jest.fn<ShopDataProvider['uploadSupplierFile']>(),
  putSupplierDocument: jest.fn<ShopDataProvider['putSupplierDocument']>(),
  removeSupplierDocument: jest.fn<ShopDataProvider['removeSupplierDocument']>(),
};
beforeEach(() => {
  jest.resetAllMocks();
  server.getSupplierDocuments.mockResolvedValue(DOCUMENTS);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = () => renderAdmin({ resource: 'settings', page: <SupplierDocuments />, server });
const press = (name: string) => fireEvent.click(screen.getByLabelText(name));
const dialog = () => within(screen.getByRole('dialog'));
const choose = (file: File) => {
  const input = screen.getByRole('dialog').querySelector('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
};
const PDF = new File(['%PDF'], 'bank.pdf', { type: 'application/pdf' });

describe('the supplier documents', () => {
  it('show their validity, and missing documents', async () => {
    open();
    expect(await screen.findByText('Expires in 12 days')).toBeVisible();
    expect(screen.getAllByText('Missing')).toHaveLength(3);
    expect(screen.getByText('licence.pdf').closest('a')).toHaveAttribute(
      'href',
      '/api/supplier-documents/TradeLicence/file',
    );
    expect(screen.getByText('Download the pack as customers see it')).toHaveAttribute(
      'href',
      '/api/supplier-pack/file',
    );
  });

  it('are put in with the file that was uploaded', async () => {
    server.uploadSupplierFile.mockResolvedValue({ ...LICENCE.file, _id: 'f2' } as NonNullable<typeof LICENCE.file>);
    server.putSupplierDocument.mockResolvedValue(LICENCE);
    open();
    await screen.findByText('Expires in 12 days');
    press('Add: Bank letter');
    choose(PDF);
    fireEvent.change(dialog().getByLabelText(/^Number/), { target: { value: ' B-1 ' } });
    fireEvent.click(dialog().getByText('Save'));
    await screen.findByText('Document saved.');
    expect(server.putSupplierDocument.mock.calls).toEqual([
      ['BankLetter', { file: 'f2', number: 'B-1', issuedOn: null, expiresOn: null }],
    ]);
  });

  it('keep their file if only the particulars change, and show the refusal at its field', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const errors = { expiresOn: 'Must not be before the issue date.' };
    server.putSupplierDocument.mockRejectedValueOnce(new HttpError('Wrong', 400, { errors }));
    open();
    await screen.findByText('Expires in 12 days');
    press('Replace: Trade licence');
    fireEvent.change(dialog().getByLabelText(/^Valid until/), { target: { value: '2026-01-01' } });
    fireEvent.click(dialog().getByText('Save'));
    expect(await dialog().findByText('Must not be before the issue date.')).toBeVisible();
    expect(server.uploadSupplierFile).not.toHaveBeenCalled();
    expect(server.putSupplierDocument.mock.calls[0]?.[1]).toEqual({
      ...{ number: '612345', issuedOn: '2026-02-01', expiresOn: '2026-01-01', version: 3 },
    });
  });

  it('refuse a file of another type before it is sent', async () => {
    open();
    await screen.findByText('Expires in 12 days');
    press('Add: Bank letter');
    choose(new File(['x'], 'letter.docx', { type: 'application/msword' }));
    expect(await dialog().findByText('Choose a PDF, PNG or JPEG.')).toBeVisible();
  });

  it('are removed after a question that names them', async () => {
    server.removeSupplierDocument.mockResolvedValue(LICENCE);
    open();
    await screen.findByText('Expires in 12 days');
    press('Remove: Trade licence');
    expect(dialog().getByText('Remove Trade licence?')).toBeVisible();
    fireEvent.click(dialog().getByText('Remove'));
    await screen.findByText('Document removed.');
    expect(server.removeSupplierDocument).toHaveBeenCalledWith(LICENCE);
  });

  it('offer another try if they could not be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.getSupplierDocuments.mockRejectedValueOnce(new HttpError('No', 500));
    open();
    fireEvent.click(await screen.findByText('Try again'));
    expect(await screen.findByText('Expires in 12 days')).toBeVisible();
  });
});

describe('the notice on the dashboard', () => {
  const show = () => renderAdmin({ resource: 'dashboard', page: <SupplierNotice />, server });

  it('names the documents that end, with the way to the settings', async () => {
    show();
    expect(await screen.findByText('Trade licence: expires in 12 days')).toBeVisible();
    expect(screen.getByText('Open settings')).toHaveAttribute('href', '/settings/supplierDocuments');
  });

  it('is not there if none ends', async () => {
    server.getSupplierDocuments.mockResolvedValue(missing);
    show();
    await waitFor(() => expect(server.getSupplierDocuments).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
