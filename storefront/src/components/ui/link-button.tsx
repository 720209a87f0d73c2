import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonLook } from './button-class';

type LinkButtonProps = Omit<ComponentProps<typeof Link>, 'className'> & ButtonLook;

/** A link inside the storefront that looks like a button. */
export function LinkButton({ variant, size, wide, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass({ variant, size, wide })} />;
}
