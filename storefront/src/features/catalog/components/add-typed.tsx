import { type ComponentProps, useState } from 'react';
import { beginWithTyped } from '../typed-quantity';
import AddToCart from './add-to-cart';

interface AddTypedProps extends ComponentProps<typeof AddToCart> {
  q: string;
}

export default function AddTyped({ q, ...props }: AddTypedProps) {
  // Once, before the stepper begins.
  useState(() => beginWithTyped(q, props.product));
  return <AddToCart {...props} />;
}
