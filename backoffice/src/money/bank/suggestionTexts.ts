import type { BankSuggestionResponse } from '@shop/contract/api';
import { useTranslate } from 'react-admin';
import { formatAed, formatDay } from '../../kit/format';

interface Money {
  /** The number of the receipt, or of the payment's invoice. */
  number: string;
  _id: string;
  /** A refund of it, or its own id: its return with its cheque; null for the money itself. */
  refund: string | null;
}

/** The name of money that came or went: its document, and what of it went back. */
export const useMoneyName = (): ((money: Money) => string) => {
  const translate = useTranslate();
  return ({ number, _id, refund }) => {
    if (refund === null) return number;
    return translate(`resources.bank-lines.${refund === _id ? 'return' : 'refund'}`, { number });
  };
};

/** The word of the button that makes a suggestion true. */
export const actionOf = ({ booked, cheque, deposit }: BankSuggestionResponse): 'match' | 'clear' | 'record' => {
  if (booked !== null) return 'match';
  return cheque !== null || deposit !== null ? 'clear' : 'record';
};

/** The documents of a suggestion. */
export const useDocuments = (): ((suggestion: BankSuggestionResponse) => string) => {
  const translate = useTranslate();
  const nameOf = useMoneyName();
  return ({ booked, cheque, deposit, allocations, rest }) => {
    if (booked !== null) {
      return `${nameOf(booked)} · ${formatDay(booked.day)}`;
    }
    if (cheque !== null) {
      const number = translate('resources.bank-lines.suggestions.cheque', { number: cheque.chequeNumber });
      return `${number} · ${formatDay(cheque.chequeDate)} · ${formatAed(cheque.amount)}`;
    }
    if (deposit !== null) {
      const { number, count, amount } = deposit;
      return translate('resources.bank-lines.suggestions.deposit', { number, count, amount: formatAed(amount) });
    }
    const key = rest > 0 ? 'credit' : 'short';
    return [
      ...allocations.map(({ number, amount }) => `${number} ${formatAed(amount)}`),
      ...(rest === 0
        ? []
        : [translate(`resources.bank-lines.suggestions.${key}`, { amount: formatAed(Math.abs(rest)) })]),
    ].join(' · ');
  };
};
