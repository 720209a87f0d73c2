import { File as NodeFile } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { zipSync } from 'fflate';
import { stubApi } from '../../../../test/api-stub';
import { renderApp } from '../../../../test/render-app';
import { PackCheck } from './pack-check';
import { SupplierPack } from './supplier-pack';

const document = (kind: string, over: object = {}) => ({
  ...{ kind, state: 'missing', number: '', issuedOn: null, expiresOn: null, daysLeft: null, updatedAt: null },
  ...over,
});
const dated = { number: '612345', issuedOn: '2026-02-01', updatedAt: '2026-02-03T08:00:00.000Z' };
const LICENCE = document('TradeLicence', { ...dated, state: 'expiring', expiresOn: '2026-12-07', daysLeft: 12 });
const LETTER = document('BankLetter', { ...dated, state: 'expired', expiresOn: '2026-01-31', daysLeft: -298 });
/** The files of the DOM that tests have can't be read. */
const fileOf = (name: string, content: Uint8Array | string) => new NodeFile([content], name) as unknown as File;
const PATH = 'GET /api/supplier-pack';
const FILE = 'GET /api/supplier-pack/file';
const CHECK = 'POST /api/supplier-pack/check';

let api: ReturnType<typeof stubApi>;
const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});
beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  URL.createObjectURL = () => 'blob:http://localhost/pack';
  URL.revokeObjectURL = () => undefined;
});

describe('the page of supplier documents', () => {
  const open = async (documents: object[], more: Parameters<typeof stubApi>[0] = {}) => {
    const isReady = documents.some((one) => (one as { state: string }).state !== 'missing');
    api = stubApi({ [PATH]: { body: { isReady, documents } }, ...more });
    await renderApp(<SupplierPack />);
  };

  it('names what expires, what has expired and what is missing', async () => {
    await open([LICENCE, LETTER, document('TrnCertificate')]);
    expect(await screen.findByText('Expires in 12 days')).toBeInTheDocument();
    expect(screen.getByText('Expired')).toBeInTheDocument();
    expect(screen.getByText('Missing')).toBeInTheDocument();
    expect(screen.getByText('7 Dec 2026')).toBeInTheDocument();
  });

  it('downloads the pack in the language of the page', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open([LICENCE], { [FILE]: { body: 'PK' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Download pack' }));
    expect(await screen.findByText('Pack downloaded.')).toBeInTheDocument();
    expect(click).toHaveBeenCalledTimes(1);
    expect(api.calls.at(-1)?.search).toBe('?language=en');
    click.mockRestore();
  });

  it('says why no pack could be made', async () => {
    const refusal = { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: 'Too many attempts. Try again later.' };
    await open([LICENCE], { [FILE]: { status: 429, body: refusal } });
    await userEvent.click(await screen.findByRole('button', { name: 'Download pack' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  });

  it('has no button where there is nothing to download', async () => {
    await open([document('TradeLicence')]);
    expect(await screen.findByText('No documents yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers another try after a failure', async () => {
    api = stubApi({ [PATH]: { status: 500, body: { statusCode: 500, code: 'INTERNAL_ERROR', message: 'No' } } });
    await renderApp(<SupplierPack />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('the page that checks a pack', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const hashOf = async (content: Uint8Array<ArrayBuffer>) =>
    Buffer.from(await webcrypto.subtle.digest('SHA-256', content)).toString('hex');
  const COVER = bytes('%PDF-cover');
  const entries = { 'manifest.json': bytes('{"format":"supplier-pack/1"}'), 'manifest.sig': bytes('signature') };
  const pack = async () => ({
    ...{ id: 'PACK-1', madeAt: '2026-11-25T08:00:00.000Z', key: 'ab'.repeat(32), changedSince: ['BankLetter'] },
    supplier: { name: 'Ink LLC', trn: '100000000000003' },
    madeFor: { name: 'Gulf Cartons LLC', trn: '' },
    files: [{ name: 'cover.pdf', size: COVER.length, sha256: await hashOf(COVER) }],
  });
  const open = async (isGenuine: boolean) => {
    api = stubApi({ [CHECK]: { body: { isGenuine, pack: isGenuine ? await pack() : null } } });
    await renderApp(<PackCheck />);
  };
  const choose = (...files: File[]) => {
    const input = window.document.querySelector('input[type=file]');
    if (input) fireEvent.change(input, { target: { files } });
  };
  const zipped = (files: Record<string, Uint8Array>) => fileOf('pack.zip', zipSync(files));

  it('shows that a pack is genuine, and which documents were replaced since', async () => {
    await open(true);
    choose(zipped({ ...entries, 'cover.pdf': COVER }));
    expect(await screen.findByText('This pack is genuine, and its files are unchanged.')).toBeInTheDocument();
    expect(screen.getByText(/Since then, we have replaced or removed:/)).toHaveTextContent('Bank letter');
    expect(screen.getByText('Ink LLC · 100000000000003')).toBeInTheDocument();
    expect(api.calls.at(-1)?.body).toEqual({ manifest: '{"format":"supplier-pack/1"}', signature: btoa('signature') });
  });

  it('names a file that was changed', async () => {
    await open(true);
    choose(zipped({ ...entries, 'cover.pdf': bytes('%PDF-other') }));
    expect(await screen.findByText('Some files were changed after this pack was created.')).toBeInTheDocument();
    expect(screen.getByText('Changed')).toBeInTheDocument();
  });

  it('takes unpacked files, and says which of them are not there', async () => {
    await open(true);
    choose(...Object.entries(entries).map(([name, content]) => fileOf(name, content)));
    expect(await screen.findByText('Missing')).toBeInTheDocument();
    expect(screen.getByText('The file list is genuine, but some files are missing.')).toBeInTheDocument();
  });

  it('detects a forged list', async () => {
    await open(false);
    choose(zipped(entries));
    expect(
      await screen.findByText('This pack wasn’t created by us, or its file list was changed.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['without a list', () => [fileOf('cover.pdf', 'x')], /don’t include manifest.json and manifest.sig/],
    ['that are no ZIP', () => [fileOf('pack.zip', 'x')], /^This file can’t be read/],
  ])('does not send the server files %s', async (_what, files, said) => {
    await open(true);
    choose(...files());
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });
});
