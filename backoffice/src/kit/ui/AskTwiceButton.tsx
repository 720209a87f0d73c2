import { Button } from '@mui/material';
import { useState } from 'react';
import { useSingleClick } from './useSingleClick';

interface Props {
  label: string;
  /** The label after the first press; the second press runs the action. */
  sureLabel: string;
  /** Names the record, if the label does not. */
  ariaLabel?: string;
  isPending: boolean;
  onSure: () => void;
  size?: 'small';
}

/** A button with a confirmation for actions that can't be undone. The second click of a double click does not count. */
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
