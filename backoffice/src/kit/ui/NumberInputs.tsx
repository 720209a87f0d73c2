import { writtenNumber } from '@shop/contract/message';
import { MAX_AED } from '@shop/contract/money';
import { numberField } from '@shop/contract/number-fields';
import { readNumber } from '@shop/contract/numbers';
import { useState } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { readPercent } from '../formValues';

interface Bounds {
  min: number;
  max: number;
  /** True if the field is required. */
  needed: boolean;
  /** True if a percentage is accepted too. */
  orPercent: boolean;
}

const isEmpty = (value: unknown): boolean => value == null || value === '';

/** The rule of a number input: an unreadable text remains in the form as text, and is refused. */
const numberRule =
  (unreadable: string, { min, max, needed, orPercent }: Bounds) =>
  (value: unknown) => {
    if (isEmpty(value)) return needed ? 'ra.validation.required' : undefined;
    if (typeof value !== 'number') return orPercent && readPercent(value) !== undefined ? undefined : unreadable;
    if (value < min) return { message: 'shop.number.min', args: { min: writtenNumber(min) } };
    if (value > max) return { message: 'shop.number.max', args: { max: writtenNumber(max) } };
    return undefined;
  };

/** Shows the typed text while it equals the form's value: a number, or the text if it can't be read. */
const useTyped = (decimals: number) => {
  const [typed, setTyped] = useState<string>();
  const valueOf = (text: string) => (text.trim() === '' ? null : (readNumber(text, decimals) ?? text));
  const show = (value: unknown) => (typeof value === 'number' ? value.toFixed(decimals) : (value ?? ''));
  return {
    parse: (text: string) => {
      setTyped(text);
      return valueOf(text);
    },
    format: (value: unknown) => (typed !== undefined && valueOf(typed) === value ? typed : show(value)),
    onBlur: () => setTyped(undefined),
  };
};

interface Props
  extends Omit<TextInputProps, 'format' | 'parse' | 'onBlur' | 'onChange' | 'slotProps' | 'source'>, Partial<Bounds> {
  source: string;
  /** The name of an input without a label. */
  named?: string;
  /** Called with each change by the user. */
  onTyped?: () => void;
}

interface NumberTextProps extends Props {
  decimals: number;
  /** Translation key of the error for a text that is not a number. */
  unreadable: string;
}

/** A text field for a number: number fields of browsers can't read Arabic digits, and drop them. */
const NumberTextInput = ({
  decimals,
  unreadable,
  min = 0,
  max = MAX_AED,
  needed = false,
  orPercent = false,
  named,
  onTyped,
  ...input
}: NumberTextProps) => {
  const { trigger } = useFormContext();
  const typed = useTyped(decimals);
  return (
    <TextInput
      validate={numberRule(unreadable, { min, max, needed, orPercent })}
      isRequired={needed}
      helperText={false}
      {...input}
      {...typed}
      // Validates at once, since the total also changes at once for an unreadable number.
      onChange={() => {
        void trigger(input.source);
        onTyped?.();
      }}
      // Keypads for numbers have no percent sign.
      slotProps={{
        htmlInput: { ...numberField(decimals), ...(orPercent && { inputMode: 'text' }), 'aria-label': named },
      }}
    />
  );
};

/** An amount in AED, shown with both decimals. */
export const MoneyInput = (props: Props) => <NumberTextInput decimals={2} unreadable="shop.number.amount" {...props} />;

/** An amount in AED, or a percentage of what it reduces, which remains one until the document is saved. */
export const DiscountInput = (props: Props) => (
  <NumberTextInput decimals={2} unreadable="shop.number.discount" orPercent {...props} />
);

/** A whole number. */
export const WholeInput = (props: Props) => <NumberTextInput decimals={0} unreadable="shop.number.whole" {...props} />;
