import { inEachLanguage } from '@shop/contract/languages';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_E_INVOICE_BYTES } from '@shop/contract/e-invoices';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { ReadEInvoice } from '../../types';
import ReadPage from './ReadPage';

const address = { street: 'Street 21', city: 'Ajman', subdivision: 'AJM', country: 'AE' };
const party = {
  ...{ legalName: 'Rahman Printing Press LLC', tradeName: '', trn: '100123456700003', endpoint: '1001234567' },
  ...{ licence: '701122', licenceAuthority: 'DED', phone: '', email: '', address },
};
const READ: ReadEInvoice = {
  ...{ kind: 'invoice', typeCode: '380', number: 'INV-7', uuid: 'u', issueDate: '2026-11-25', dueDate: '25.12.2026' },
  ...{ taxPointDate: '', currency: 'USD', exchangeRate: 3.6725, flags: '00000001', note: '', creditReason: '' },
  ...{ purchaseOrder: 'PO-7781', salesOrder: '', deliveryNote: '', deliveryDate: '', preceding: null },
  ...{
    seller: party,
    buyer: { ...party, legalName: 'مطبعة الخليج' },
    deliverTo: null,
    payment: null,
    paymentTerms: '',
  },
  lines: [
    {
      ...{ id: '1', name: 'Satin Ribbon', description: 'Satin Ribbon', sellersId: 'RIB-1', hsCode: '961210', qty: 12 },
      ...{ unit: 'XRO', price: 211.42865, baseQty: 12, allowance: 0, net: 211.43, category: 'S', percent: 5 },
      ...{ vat: 10.57, gross: 222 },
    },
  ],
  adjustments: [{ isCharge: false, reason: 'Discount', category: 'S', percent: 5, amount: 11.43 }],
  categories: [{ category: 'S', percent: 5, taxable: 200, vat: 10 }],
  totals: {
    ...{ lines: 211.43, allowances: 11.43, charges: 0, net: 200, vat: 10, gross: 210, prepaid: 50 },
    ...{ rounding: 0, payable: 160, vatInAed: 36.73 },
  },
  attachments: [{ name: 'delivery.png', type: 'image/png', description: '', bytes: 122_880 }],
  ...{ checkedRules: ['ibr-001', 'ibr-073'], uncheckedRules: ['ibr-068'] },
  findings: [
    {
      ...{ rule: 'ibr-073', field: 'dueDate', page: 'document', path: '', isStricter: false },
      messages: { ...inEachLanguage(() => 'This is no day.'), ar: 'هذا ليس يومًا.' },
    },
  ],
};

const server = { readEInvoice: jest.fn<ShopDataProvider['readEInvoice']>() };
const user = userEvent.setup();
const open = () => renderAdmin({ resource: 'e-invoicing', page: <ReadPage />, server });
const paste = async () => {
  fireEvent.change(screen.getByLabelText(/paste the XML/), { target: { value: ' <Invoice/> ' } });
  await user.click(screen.getByRole('button', { name: 'Show' }));
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the page that reads an e-invoice', () => {
  it('shows a pasted one as people read it, with what the checks found', async () => {
    server.readEInvoice.mockResolvedValue(READ);
    open();
    await paste();
    const title = await screen.findByRole('heading', { name: 'Invoice (380)' });
    expect(title).toHaveFocus();
    expect(server.readEInvoice.mock.lastCall?.[0].size).toBe('<Invoice/>'.length);
    expect(screen.getByText(/The checks found 1 problem/)).toBeVisible();
    expect(screen.getByText(/This is no day\./)).toHaveTextContent('ibr-073 This is no day.');
    expect(screen.getByText('Official rules checked (PINT AE 1.0.4): 2')).toBeVisible();
    expect(screen.getByText('ibr-001, ibr-073')).toBeInTheDocument();
    expect(screen.getByText(/delivery\.png/)).toHaveTextContent('120 KB');
    expect(screen.getByText('25.12.2026')).toBeVisible();
    expect(screen.getByText('Export')).toBeVisible();
    expect(screen.getByText(/مطبعة الخليج/)).toBeVisible();
    const lines = within(screen.getByRole('region', { name: 'Items' }));
    expect(lines.getByText('211.42865 for 12')).toBeVisible();
    expect(lines.getByText(/HS 961210/)).toBeVisible();
    expect(screen.getByText('USD 160.00')).toBeVisible();
    expect(screen.getByText('AED 36.73')).toBeVisible();
  });

  it('takes a file that is dropped', async () => {
    server.readEInvoice.mockResolvedValue({ ...READ, findings: [] });
    open();
    const zone = screen.getByText('or drop an XML file here');
    const file = new File(['<Invoice/>'], 'invoice.xml');
    const drop = createEvent.drop(zone);
    Object.defineProperty(drop, 'dataTransfer', { value: { files: [file] } });
    fireEvent(zone, drop);
    expect(await screen.findByText('The checks found no problems.')).toBeVisible();
    expect(server.readEInvoice).toHaveBeenCalledWith(file);
  });

  it('does not send a file that is too large', async () => {
    open();
    const file = new File([new Uint8Array(MAX_E_INVOICE_BYTES + 1)], 'invoice.xml');
    await user.upload(screen.getByLabelText('Choose a file'), file);
    expect(await screen.findByText(/larger than 2 MB/)).toBeVisible();
    expect(server.readEInvoice).not.toHaveBeenCalled();
  });

  it.each([
    ['XML_UNSAFE', 400, /^This file can’t be opened: it contains a document type/],
    ['XML_NOT_WELL_FORMED', 400, 'This file is not XML, or it is damaged.'],
    ['NOT_AN_E_INVOICE', 400, /not a UAE e-invoice/],
    ['INTERNAL', 500, 'Failed to read the file. Please try again.'],
  ])('says in plain words why a file is refused: %s', async (code, status, words) => {
    server.readEInvoice.mockRejectedValue(new HttpError('Line 2 has a document type.', status, { code }));
    open();
    await paste();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryAllByText('Line 2 has a document type.')).toHaveLength(status === 400 ? 1 : 0);
  });
});
