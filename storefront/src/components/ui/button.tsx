import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook;

export function Button({ variant, size, wide, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass({ variant, size, wide })} />;
}
