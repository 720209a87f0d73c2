import type { BankSuggestionResponse } from '@shop/contract/api';
import { useTranslate } from 'react-admin';
import { formatAed, formatDay } from '../../kit/format';
import { useMoneyName } from './useMoneyName';

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
