import { MAX_LENGTH } from '@shop/contract/limits';
import { useMemo } from 'react';
import { maxLength, TextInput, type TextInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';

type Props = Omit<TextInputProps, 'multiline' | 'onChange'> & {
  /** The most characters that the server takes. */
  readonly max?: number;
};

/** A note or a reason in a form. A text that is too long is not cut: the field says so while it is typed, and the form is not saved. */
export const LongTextInput = ({ source, max = MAX_LENGTH.note, validate, ...input }: Props) => {
  const { trigger } = useFormContext();
  const rules = useMemo(() => [maxLength(max), validate ?? []].flat(), [max, validate]);
  const check = () => void trigger(source);
  return <TextInput source={source} multiline validate={rules} helperText={false} {...input} onChange={check} />;
};
