import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSingleClick } from './useSingleClick';

interface Props {
  label: string;
  /** The same button, once it was pressed: the second press does it. */
  sureLabel: string;
  /** Names the record, where the label does not. */
  ariaLabel?: string;
  isPending: boolean;
  onSure: () => void;
  size?: 'small';
}

/** A button that asks before it does something that can't be taken back. The second half of a double click is no answer. */
export const AskTwiceButton = ({ label, sureLabel, ariaLabel, isPending, onSure, size }: Props) => {
  const [isAsked, setAsked] = useState(false);
  const ignoreSecond = useSingleClick();
  return (
    <Button
      {...(size && { size })}
      color={isAsked ? 'error' : 'inherit'}
      disabled={isPending}
      aria-label={isAsked ? undefined : ariaLabel}
      onBlur={() => setAsked(false)}
      onClick={(event) => {
        ignoreSecond(event);
        if (event.defaultPrevented) return;
        if (isAsked) onSure();
        else setAsked(true);
      }}
    >
      {isAsked ? sureLabel : label}
    </Button>
  );
};
