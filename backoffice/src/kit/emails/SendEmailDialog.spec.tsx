import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import type { LetterResponse } from '@shop/contract/api';
import type { ShopDataProvider } from '../api/dataProvider';
import { EmailsPanel } from './EmailsPanel';

const previewEmail = jest.fn<ShopDataProvider['previewEmail']>();
const sendEmail = jest.fn<ShopDataProvider['sendEmail']>();
const getEmails = jest.fn<ShopDataProvider['getEmails']>();

const SENT: LetterResponse = {
  ...{ _id: 'e1', to: 'aisha@press.example', cc: ['boss@press.example'], language: 'en', subject: 'Proforma' },
  ...{ about: { resource: 'orders', _id: 'o1', name: 'ORD-1' }, document: 'proforma', by: { _id: 'u1', name: 'Omar' } },
  ...{ state: 'failed', attempts: 12, nextAttemptAt: null, lastError: 'No such mailbox', sentAt: null },
  ...{ allowedActions: [], version: 1, createdAt: '2026-11-20T06:00:00.000Z', updatedAt: '2026-11-20T06:00:00.000Z' },
};

beforeEach(() => {
  getEmails.mockReset().mockResolvedValue([]);
  sendEmail.mockReset().mockResolvedValue(SENT);
  previewEmail
    .mockReset()
    .mockImplementation((_resource, _id, { document = 'confirmation', language = 'en', ...own }) =>
      Promise.resolve({
        ...{ to: 'aisha@press.example', cc: [], language, document },
        subject: own.subject ?? `${document} in ${language}`,
        text: own.text ?? 'Hello Aisha,',
        html: `<html><head></head><body>${own.text ?? 'Hello Aisha,'}</body></html>`,
      }),
    );
});

const open = async () => {
  renderAdmin({
    resource: 'orders',
    page: <EmailsPanel resource="orders" id="o1" />,
    server: { previewEmail, sendEmail, getEmails },
  });
  fireEvent.click(await screen.findByText('Send by email'));
  await screen.findByDisplayValue('confirmation in en');
};
const type = (label: string, value: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const frame = () => screen.getByTitle('Preview');

describe('the dialog that sends a document', () => {
  it('starts with the default text and address, and previews edited text in a sandbox', async () => {
    await open();
    expect(screen.getByDisplayValue('aisha@press.example')).toBeTruthy();
    type('Message', 'As we said.');
    await waitFor(() => expect(frame().getAttribute('srcdoc')).toContain('As we said.'));
    expect(frame().getAttribute('sandbox')).toBe('');
    fireEvent.click(screen.getByText('Use standard text'));
    await screen.findByDisplayValue('Hello Aisha,');
  });

  it('sends the selected and entered values, once', async () => {
    await open();
    fireEvent.click(screen.getByText('العربية'));
    await screen.findByDisplayValue('confirmation in ar');
    type('Cc', 'boss@press.example, desk@press.example');
    type('Subject', 'Our order');
    const send = screen.getByText('Send');
    fireEvent.click(send);
    fireEvent.click(send);
    await screen.findByText('Email sent.');
    expect(sendEmail.mock.calls).toEqual([
      [
        'orders',
        'o1',
        {
          ...{ document: 'confirmation', language: 'ar', subject: 'Our order' },
          cc: ['boss@press.example', 'desk@press.example'],
        },
      ],
    ]);
    await waitFor(() => expect(screen.queryByText('Our order')).toBeNull());
  });

  it('shows the refusal of the server at its field, and remains open', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open();
    sendEmail.mockRejectedValueOnce(new HttpError('Wrong address.', 400, { errors: { to: 'Wrong address.' } }));
    type('To', 'nobody');
    fireEvent.click(screen.getByText('Send'));
    await screen.findByText('Wrong address.');
    expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true');
    jest.restoreAllMocks();
  });

  it('can’t send more copies than the shop allows', async () => {
    await open();
    type('Cc', 'a@x.ae b@x.ae c@x.ae d@x.ae e@x.ae f@x.ae');
    expect(screen.getByText('Enter up to 5 addresses.')).toBeTruthy();
    expect(screen.getByText('Send')).toBeDisabled();
  });
});

it('the emails of a record show sender, document, recipient and delivery state', async () => {
  getEmails.mockResolvedValue([SENT]);
  renderAdmin({ resource: 'orders', page: <EmailsPanel resource="orders" id="o1" />, server: { getEmails } });
  expect((await screen.findByText('Proforma')).getAttribute('href')).toBe('/mail/e1');
  expect(screen.getByText(/Omar to aisha@press.example, boss@press.example/)).toBeTruthy();
  expect(screen.getByText('Failed')).toBeTruthy();
  expect(screen.getByText('No such mailbox')).toBeTruthy();
});
