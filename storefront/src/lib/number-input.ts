import { numberField } from '@shop/contract/number-fields';
import { readNumber } from '@shop/contract/numbers';
import type { ChangeEvent } from 'react';

/**
 * The attributes of an input in which a number is typed, in digits of any script. Once the field is left, it shows the
 * number in the digits 0-9, as the pages do; text that is not a number remains.
 */
export const numberInput = (typed: string, onType: (typed: string) => void, decimals = 0) => ({
  ...numberField(decimals),
  value: typed,
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value),
  onBlur: () => {
    const shown = String(readNumber(typed, decimals) ?? typed);
    if (shown !== typed) onType(shown);
  },
});
