import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { renderApp } from '../../../../test/render-app';
import { visit } from '../../../lib/i18n/i18n';
import { LinkedPack } from './linked-pack';

const PATH = '/api/book-pack-links/secret';
const PACK = {
  ...{ from: '2026-03-01', to: '2026-03-31', size: 48200, sha256: 'ab', codeTo: 'a•••@books.example' },
  expiresAt: '2026-05-01T08:00:00.000Z',
};
const sent = { body: { sentTo: 'a•••@books.example', expiresAt: '2026-04-01T09:15:00.000Z' } };
const refused = {
  status: 400,
  body: { code: 'VALIDATION_FAILED', message: 'No.', errors: { code: 'This code is not valid.' } },
};

describe('the page of a link to a month pack', () => {
  let api: ReturnType<typeof stubApi>;
  beforeAll(() => visit.load(['offer']));
  afterEach(() => api.restore());

  it('mails a code, and downloads the pack with it', async () => {
    URL.createObjectURL = () => '#pack';
    api = stubApi({ [`GET ${PATH}`]: { body: PACK }, [`POST ${PATH}/code`]: sent, [`POST ${PATH}/file`]: refused });
    await renderApp(<LinkedPack token="secret" />);
    expect(await screen.findByText('Books from 1 Mar 2026 to 31 Mar 2026')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download month pack' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    const field = await screen.findByRole('textbox', { name: 'Six-digit code' });
    await userEvent.type(field, '012345');
    await userEvent.click(screen.getByRole('button', { name: 'Download month pack' }));
    expect(await screen.findByText('This code is not valid.')).toBeInTheDocument();
    expect(api.calls.at(-1)).toEqual({ method: 'POST', path: `${PATH}/file`, body: { code: '012345' } });
    api.restore();
    api = stubApi({ [`POST ${PATH}/file`]: { body: 'zip' } });
    await userEvent.click(screen.getByRole('button', { name: 'Download month pack' }));
    expect(await screen.findByText(/The month pack was downloaded/)).toBeInTheDocument();
  });

  it('shows that the link is no longer valid', async () => {
    api = stubApi({ [`GET ${PATH}`]: { status: 404, body: { code: 'DOCUMENT_LINK_NOT_FOUND', message: 'Gone.' } } });
    await renderApp(<LinkedPack token="secret" />);
    expect(await screen.findByText('This link no longer works')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
  });
});
