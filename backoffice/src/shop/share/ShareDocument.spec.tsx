import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { ShareDocument } from './ShareDocument';

const server = {
  makeDocumentLink: jest.fn<ShopDataProvider['makeDocumentLink']>(),
  revokeDocumentLinks: jest.fn<ShopDataProvider['revokeDocumentLinks']>(),
  getShop: () => Promise.resolve({ name: 'Press & Pack' }),
};

beforeEach(() => {
  jest.resetAllMocks();
  server.makeDocumentLink.mockResolvedValue({
    ...{ url: 'https://shop.example/api/document-links/x/pdf', expiresAt: '2026-12-26T08:00:00.000Z' },
    ...{ name: 'INV-2026-00007', phoneNumber: '050 123 4567', language: 'en' },
  });
  server.revokeDocumentLinks.mockResolvedValue({ revoked: 1 });
});

const open = async () => {
  const share = <ShareDocument kind="invoice" resource="invoices" id="i1" name="INV-2026-00007" />;
  renderAdmin({ resource: 'invoices', server, page: signedInAs('Accounts', share) });
  await userEvent.click(await screen.findByRole('button', { name: 'Share on WhatsApp' }));
  return screen.findByRole('link', { name: 'Open WhatsApp' });
};

it('an invoice is shared by a new link, sent to the customer’s number in the chosen language', async () => {
  const link = await open();
  const english = 'Invoice INV-2026-00007 from Press & Pack:\nhttps://shop.example/api/document-links/x/pdf';
  expect(link).toHaveAttribute('href', `https://wa.me/971501234567?text=${encodeURIComponent(english)}`);
  await userEvent.click(screen.getByRole('button', { name: 'العربية' }));
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('الفاتورة INV-2026-00007 من Press & Pack');
  expect(server.makeDocumentLink.mock.calls).toEqual([['invoices', 'i1', {}]]);
});

it('the links of an invoice are revoked after a confirmation', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke all links' }));
  expect(server.revokeDocumentLinks).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke all links now?' }));
  expect(await screen.findByText('All links to this document have been revoked.')).toBeVisible();
});
