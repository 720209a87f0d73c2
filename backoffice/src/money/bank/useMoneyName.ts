import { useTranslate } from 'react-admin';

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
