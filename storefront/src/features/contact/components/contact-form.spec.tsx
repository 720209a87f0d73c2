import { MAX_LENGTH } from '@shop/contract/limits';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { renderApp } from '../../../../test/render-app';
import { ContactForm } from './contact-form';

let api: ReturnType<typeof stubApi>;
afterEach(() => api.restore());

describe('the contact form', () => {
  it('sends the message, and leaves the hidden field empty', async () => {
    api = stubApi({ 'POST /api/contact': { status: 201, body: { message: 'Message sent.' } } });
    const user = userEvent.setup();
    await renderApp(<ContactForm />);
    await user.type(screen.getByRole('textbox', { name: /name/i }), 'Aisha Rahman');
    await user.type(screen.getByRole('textbox', { name: /phone/i }), '+971501234567');
    await user.type(screen.getByRole('textbox', { name: /message/i }), 'Do you have matrix?');
    await user.click(screen.getByRole('button'));
    await screen.findByText('Thank you. Your message has been sent.');
    const body = { name: 'Aisha Rahman', phone: '+971501234567', message: 'Do you have matrix?', website: '' };
    expect(api.calls).toEqual([{ method: 'POST', path: '/api/contact', body }]);
  });

  it('sends the hidden field if a program filled it in, so that the server detects it', async () => {
    api = stubApi({ 'POST /api/contact': { status: 201, body: { message: 'Message sent.' } } });
    const user = userEvent.setup();
    const { container } = await renderApp(<ContactForm />);
    for (const field of container.querySelectorAll('input, textarea')) {
      await user.type(field, field.getAttribute('type') === 'tel' ? '0501234567' : 'x');
    }
    await user.click(screen.getByRole('button'));
    await screen.findByText('Thank you. Your message has been sent.');
    expect(api.calls[0]?.body).toMatchObject({ website: 'x' });
  });

  it('marks a text that is too long without cutting it, and an invalid phone number', async () => {
    api = stubApi({});
    const user = userEvent.setup();
    await renderApp(<ContactForm />);
    const field = (name: RegExp) => screen.getByRole('textbox', { name });
    for (const [name, max] of [
      [/name/i, MAX_LENGTH.name],
      [/phone/i, MAX_LENGTH.phone],
      [/message/i, MAX_LENGTH.message],
    ] as const) {
      fireEvent.input(field(name), { target: { value: '0'.repeat(max + 1) } });
      expect(field(name)).toHaveValue('0'.repeat(max + 1));
      expect(field(name)).toHaveAccessibleDescription(/^Too long: /);
      expect(field(name)).toBeInvalid();
    }
    await user.clear(field(/phone/i));
    await user.type(field(/phone/i), 'call me');
    await user.click(screen.getByRole('button'));
    expect(field(/phone/i)).toHaveAccessibleDescription(/^“call me” is not a valid phone number\./);
    expect(api.calls).toEqual([]);
  });

  it('shows the refusal of a field only at that field', async () => {
    const said = '“+9715” is not a valid phone number.';
    const body = { code: 'VALIDATION_FAILED', message: said, errors: { phone: said } };
    api = stubApi({ 'POST /api/contact': { status: 400, body } });
    const user = userEvent.setup();
    await renderApp(<ContactForm />);
    await user.type(screen.getByRole('textbox', { name: /name/i }), 'Aisha');
    await user.type(screen.getByRole('textbox', { name: /phone/i }), '+971 50');
    await user.type(screen.getByRole('textbox', { name: /message/i }), 'Hello');
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('hides that field from people, screen readers and the Tab key', async () => {
    api = stubApi({});
    const user = userEvent.setup();
    const { container } = await renderApp(<ContactForm />);
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    const field = container.querySelector('[name="website"]');
    expect(field).toHaveAttribute('autocomplete', 'off');
    for (let step = 0; step < 6; step += 1) {
      await user.tab();
      expect(field).not.toHaveFocus();
    }
  });
});
