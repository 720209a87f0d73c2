import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { Route, Routes } from 'react-router';
import type { ContactMessageRecord } from '../../types';
import { renderAdmin } from '../../../test/renderAdmin';
import ContactList from './ContactList';
import ContactShow from './ContactShow';

const message: ContactMessageRecord = {
  ...{ _id: 'm1', id: 'm1', name: 'Aisha', phone: '+971 50 123 4567', message: 'Two lines:\nthe second.' },
  createdAt: '2026-11-20T06:00:00.000Z',
};

const user = userEvent.setup();
const server = {
  getList: jest.fn<() => Promise<{ data: ContactMessageRecord[]; total: number }>>(),
  getOne: jest.fn<() => Promise<{ data: ContactMessageRecord }>>(),
  delete: jest.fn<(resource: string, params: object) => Promise<{ data: ContactMessageRecord }>>(),
};

beforeEach(() => {
  jest.resetAllMocks();
  server.getList.mockResolvedValue({ data: [message], total: 1 });
  server.getOne.mockResolvedValue({ data: message });
});

const open = (at: string) =>
  renderAdmin({
    resource: 'contact',
    at,
    server,
    page: (
      <Routes>
        <Route path="/contact" element={<ContactList />} />
        <Route path="/contact/:id" element={<ContactShow />} />
      </Routes>
    ),
  });

describe('the messages of the contact form', () => {
  it('are listed as written, and can be opened', async () => {
    open('/contact');
    const row = await screen.findByRole('row', { name: /Aisha/ });
    expect(row.textContent).toContain('20 Nov 2026');
    expect(row.textContent).toContain('Two lines:\nthe second.');
    await user.click(row);
    await screen.findByRole('link', { name: 'Write on WhatsApp' });
  });

  it('can be answered by a call or on WhatsApp', async () => {
    open('/contact/m1');
    const write = await screen.findByRole('link', { name: 'Write on WhatsApp' });
    expect(write.getAttribute('href')).toBe('https://wa.me/971501234567');
    expect(screen.getByRole('link', { name: '+971 50 123 4567' }).getAttribute('href')).toBe('tel:+971501234567');
  });

  it('are deleted after a question, and the list opens next', async () => {
    server.delete.mockResolvedValue({ data: message });
    open('/contact/m1');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Are you sure you want to delete this message?');
    expect(server.delete).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Message deleted.');
    expect(server.delete).toHaveBeenCalledWith('contact', expect.objectContaining({ id: 'm1' }));
    await screen.findByRole('row', { name: /Aisha/ });
  });

  it('show a page for a deleted message', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.getOne.mockRejectedValue(new HttpError('Message not found', 404));
    open('/contact/m1');
    await screen.findByText(/^Failed to load message\. Record not found\./);
    jest.restoreAllMocks();
  });
});
