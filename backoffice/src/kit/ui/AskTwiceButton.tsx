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
  const [isArmed, setArmed] = useState(false);
  const ignoreSecond = useSingleClick();
  return (
    <Button
      {...(size && { size })}
      color={isArmed ? 'error' : 'inherit'}
      disabled={isPending}
      aria-label={isArmed ? undefined : ariaLabel}
      onBlur={() => setArmed(false)}
      onClick={(event) => {
        ignoreSecond(event);
        if (event.defaultPrevented) return;
        if (isArmed) onSure();
        else setArmed(true);
      }}
    >
      {isArmed ? sureLabel : label}
    </Button>
  );
};
