import { leftToRight } from './isolation.js';
import { type Language, LANGUAGES } from './languages.js';

/** A sum of nothing that is subtracted is -0: it has no sign. */
const AMOUNT = new Intl.NumberFormat('en-AE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/** An amount in AED without its currency: '1,234.50'. */
export const writtenAmount = (aed: number): string => AMOUNT.format(aed);

/** An amount with its currency, as screens and emails show it: 'AED 1,234.50', in Arabic '1,234.50 درهم'. */
export function writtenMoney(aed: number, language: Language): string {
  const { money, direction } = LANGUAGES[language];
  if (aed >= 0) return money.replace('{amount}', writtenAmount(aed));
  return direction === 'rtl'
    ? money.replace('{amount}', leftToRight(writtenAmount(aed)))
    : `-${money.replace('{amount}', writtenAmount(-aed))}`;
}
