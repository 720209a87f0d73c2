import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { BoundedTextField } from './BoundedTextField';

const field = () => screen.getByRole('textbox', { name: 'Reason' });

test('a text that is too long is not cut, and is marked until it is shorter', () => {
  render(
    <TestTranslationProvider translate={(key: string, { max }: { max?: number } = {}) => `${key} ${max ?? ''}`}>
      <BoundedTextField label="Reason" max={5} helperText="For the history" />
    </TestTranslationProvider>,
  );
  expect(field()).toHaveAccessibleDescription('For the history');
  fireEvent.change(field(), { target: { value: 'too long' } });
  expect(field()).toHaveValue('too long');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('ra.validation.maxLength 5');
  fireEvent.change(field(), { target: { value: 'short' } });
  expect(field()).toBeValid();
  expect(field()).toHaveAccessibleDescription('For the history');
});
