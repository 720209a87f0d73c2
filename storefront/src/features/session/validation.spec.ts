import { describe, expect, it } from '@jest/globals';
import {
  checkCredentials,
  checkNewPassword,
  checkPasswordChange,
  checkRegistration,
  passwordMatch,
} from './validation';

const registration = {
  name: 'Mariam',
  phoneNumber: '+971 50 123 4567',
  email: 'mariam@example.ae',
  password: 'long enough',
  confirmPassword: 'long enough',
};

describe('checkCredentials', () => {
  it('requires both fields', () => {
    expect(checkCredentials({ email: ' ', password: '' })).toEqual({
      email: 'login.emailRequired',
      password: 'login.passwordRequired',
    });
    expect(checkCredentials({ email: 'a@b.ae', password: 'x' })).toEqual({});
  });
});

describe('checkRegistration', () => {
  it('accepts complete values', () => {
    expect(checkRegistration(registration)).toEqual({});
  });

  it.each([
    ['name', 'register.nameRequired'],
    ['phoneNumber', 'register.phoneRequired'],
    ['email', 'register.emailRequired'],
    ['password', 'register.passwordRequired'],
    ['confirmPassword', 'register.confirmRequired'],
  ] as const)('requires %s', (field, text) => {
    expect(checkRegistration({ ...registration, [field]: '' })).toEqual({ [field]: text });
  });

  it('distinguishes a phone number from other words', () => {
    expect(checkRegistration({ ...registration, phoneNumber: 'call me' })).toEqual({
      phoneNumber: 'register.phoneInvalid',
    });
    expect(checkRegistration({ ...registration, phoneNumber: '٠٥٠ ١٢٣ ٤٥٦٧' })).toEqual({});
  });

  it('shows a message at both fields if the passwords differ', () => {
    expect(checkRegistration({ ...registration, confirmPassword: 'other' })).toEqual({
      password: 'register.mismatch',
      confirmPassword: 'register.mismatch',
    });
  });
});

describe('checkNewPassword', () => {
  it.each([
    ['', '', { password: 'password.newRequired', confirmPassword: 'register.confirmRequired' }],
    ['words', '', { confirmPassword: 'register.confirmRequired' }],
    ['', 'words', { password: 'password.newRequired' }],
    ['words', 'swords', { password: 'register.mismatch', confirmPassword: 'register.mismatch' }],
    ['words', 'words', {}],
    ['   ', '   ', {}],
  ])('returns for %j and %j: %j', (password, confirmPassword, problems) => {
    expect(checkNewPassword({ password, confirmPassword })).toEqual(problems);
  });
});

describe('checkPasswordChange', () => {
  it('names the fields of its own form', () => {
    const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };
    expect(checkPasswordChange(empty)).toEqual({
      currentPassword: 'password.currentRequired',
      newPassword: 'password.newRequired',
      confirmPassword: 'register.confirmRequired',
    });
    expect(checkPasswordChange({ currentPassword: 'a', newPassword: 'b', confirmPassword: 'b' })).toEqual({});
  });
});

describe('passwordMatch', () => {
  it('returns nothing until both are entered', () => {
    expect(passwordMatch('a', '')).toBeUndefined();
    expect(passwordMatch('', 'a')).toBeUndefined();
    expect(passwordMatch('a', 'a')).toBe('yes');
    expect(passwordMatch('a', 'b')).toBe('no');
  });
});
