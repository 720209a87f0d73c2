import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { stubApi } from '../../../../test/api-stub';
import { renderApp } from '../../../../test/render-app';
import { SupplierPack } from './supplier-pack';

const PATH = 'GET /api/supplier-documents';
const document = (kind: string, expiresOn: string | null, daysLeft: number | null) => ({
  ...{ _id: kind, kind, expiresOn, daysLeft, version: 1 },
  ...{ createdAt: '2026-02-03T08:00:00.000Z', updatedAt: '2026-02-03T08:00:00.000Z' },
});

describe('the page of supplier documents', () => {
  const open = async (body: object[]) => {
    stubApi({ [PATH]: { body } });
    await renderApp(<SupplierPack />);
  };

  it('shows the validity of each document, also of expired ones, and the ZIP of all', async () => {
    await open([
      document('TradeLicence', '2026-12-07', 12),
      document('BankLetter', '2026-11-25', 0),
      document('RepresentativeAuthority', '2026-01-31', -298),
      document('TrnCertificate', null, null),
    ]);
    for (const text of ['Expires in 12 days', '7 Dec 2026', 'Expires today', 'Expired', 'Valid', 'No expiry date']) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    const pack = screen.getByRole('link', { name: 'Download pack' });
    expect(pack).toHaveAttribute('href', '/api/supplier-documents/pack');
  });

  it('has no download if there are no documents', async () => {
    await open([]);
    expect(await screen.findByText('No documents yet.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Download pack' })).toBeNull();
  });

  it('offers another try after a failure', async () => {
    stubApi({ [PATH]: { status: 500, body: { statusCode: 500, code: 'INTERNAL_ERROR', message: 'No' } } });
    await renderApp(<SupplierPack />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
