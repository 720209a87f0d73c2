import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { LongTextInput } from './LongTextInput';

const field = () => screen.getByRole('textbox', { name: 'Reason' });

test('a note that is too long is not cut: it is marked during typing, and the form is not saved', async () => {
  const saved = jest.fn();
  const page = (
    <Form record={{ id: 'q1', reason: '' }} onSubmit={saved}>
      <LongTextInput source="reason" label="Reason" max={5} />
      <button type="submit">Save</button>
    </Form>
  );
  renderAdmin({ resource: 'quotes', page });
  fireEvent.change(field(), { target: { value: 'too long' } });
  expect(field()).toHaveValue('too long');
  await waitFor(() => expect(field()).toBeInvalid());
  expect(field()).toHaveAccessibleDescription('Must be 5 characters or less');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: 'short' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toHaveBeenCalledTimes(1);
});
