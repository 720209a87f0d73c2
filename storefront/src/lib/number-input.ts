import { numberField } from '@shop/contract/number-fields';
import { typedNumber } from '@shop/contract/typed-number';
import type { ChangeEvent } from 'react';

/** The attributes of an input in which a number is typed, in digits of any script until it is left. */
export const numberInput = (typed: string, onType: (typed: string) => void, decimals = 0) => ({
  ...numberField(decimals),
  value: typed,
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value),
  onBlur: () => {
    const shown = typedNumber(typed, decimals);
    if (shown !== typed) onType(shown);
  },
});
