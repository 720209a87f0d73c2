import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { message, quote } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { visit } from '../../../lib/i18n/i18n';
import QuoteConversation from './quote-conversation';

const PATH = '/api/quotes/q1/messages';
const thread = (messages = [message()], unread = 0) => ({ body: { messages, unread } });

describe('the conversation about a request', () => {
  let api: ReturnType<typeof stubApi>;
  beforeAll(() => visit.load(['offer']));
  afterEach(() => api.restore());
  const open = async (answers: Parameters<typeof stubApi>[0], fields = {}) => {
    api = stubApi(answers);
    await renderApp(<QuoteConversation quote={quote(fields)} />);
  };

  it('shows both sides with their files, and marks new messages as read', async () => {
    const files = [{ _id: 'f1', name: 'Sheet.pdf', contentType: 'application/pdf' as const, size: 2048 }];
    const messages = [message({ text: 'Thursday?' }), message({ _id: 'm2', side: 'staff', author: 'Omar', files })];
    const read = { body: { messages, unread: 0 } };
    await open({ [`GET ${PATH}`]: thread(messages, 1), [`POST ${PATH}/read`]: read });
    const log = await screen.findByRole('log');
    expect(within(log).getAllByRole('listitem')[0]).toHaveTextContent('YouThursday?'.slice(0, 3));
    expect(within(log).getByText('Omar')).toBeInTheDocument();
    expect(within(log).getByRole('link', { name: 'Open Sheet.pdf' })).toHaveAttribute(
      'href',
      '/api/quotes/q1/files/f1',
    );
    await waitFor(() => expect(api.calls.some(({ path }) => path === `${PATH}/read`)).toBe(true));
  });

  it('sends a text once, and keeps it if it could not be sent', async () => {
    await open({ [`GET ${PATH}`]: thread([]) });
    expect(await screen.findByText('No messages yet.')).toBeInTheDocument();
    const field = screen.getByRole('textbox', { name: 'Your message' });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Write a message or attach a file.')).toBeInTheDocument();
    await userEvent.type(field, 'Thursday?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/couldn’t be sent/)).toBeInTheDocument();
    expect(field).toHaveValue('Thursday?');
    api.restore();
    api = stubApi({
      [`GET ${PATH}`]: thread([]),
      [`POST ${PATH}`]: { status: 201, body: message({ text: 'Thursday?' }) },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Message sent.')).toBeInTheDocument();
    expect(api.calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { body: { text: 'Thursday?', files: [] } },
    ]);
    expect(field).toHaveValue('');
  });

  it('accepts target prices in Arabic digits, and marks wrong ones', async () => {
    await open({
      [`GET ${PATH}`]: thread([]),
      'PUT /api/quotes/q1/targets': { body: { lines: [] } },
    });
    const button = await screen.findByRole('button', { name: 'Suggest your price' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await userEvent.type(screen.getByRole('textbox', { name: 'Unit price (AED)' }), '٥٫٢');
    await userEvent.type(screen.getByRole('textbox', { name: 'Quantity' }), '1.5');
    await userEvent.click(screen.getByRole('button', { name: 'Send target prices' }));
    expect(screen.getByText(/Enter a whole number/)).toBeInTheDocument();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Quantity' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Quantity' }), '200');
    await userEvent.click(screen.getByRole('button', { name: 'Send target prices' }));
    await waitFor(() => expect(api.calls.some(({ method }) => method === 'PUT')).toBe(true));
    const [sent] = api.calls.filter(({ method }) => method === 'PUT');
    expect(sent?.body).toEqual({
      lines: [{ line: quote().requestedItems[0]?._id, price: 5.2, quantity: 200, note: '' }],
    });
  });
});
