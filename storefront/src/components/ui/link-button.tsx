import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class';
import { Link } from './link';

type LinkButtonProps = Omit<ComponentProps<typeof Link>, 'className'> & ButtonLook;

/** A link inside the storefront that looks like a button. */
export function LinkButton({ variant, size, wide, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass({ variant, size, wide })} />;
}
