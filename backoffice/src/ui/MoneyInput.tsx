import { minValue, NumberInput, type NumberInputProps } from 'react-admin';

const notNegative = minValue(0, 'shop.line.price_min');

/** Both decimals, as on paper; while somebody types it stays as they type it. */
const withDecimals = (amount: unknown): string => (typeof amount === 'number' ? amount.toFixed(2) : '');

/** An amount in AED, in steps of one fils. */
export const MoneyInput = (props: NumberInputProps) => (
  <NumberInput min={0} step={0.01} validate={notNegative} format={withDecimals} helperText={false} {...props} />
);
