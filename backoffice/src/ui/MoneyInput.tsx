import { minValue, NumberInput, type NumberInputProps } from 'react-admin';

const notNegative = minValue(0, 'shop.line.price_min');

/** An amount in AED, in steps of one fils. */
export const MoneyInput = (props: NumberInputProps) => (
  <NumberInput min={0} step={0.01} validate={notNegative} helperText={false} {...props} />
);
