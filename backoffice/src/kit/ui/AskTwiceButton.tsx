import { Button } from '@mui/material';
import { useState } from 'react';
import { useOnFirstClick } from './useSingleClick';

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
  const onFirstClick = useOnFirstClick();
  return (
    <Button
      {...(size && { size })}
      color={isArmed ? 'error' : 'inherit'}
      disabled={isPending}
      aria-label={isArmed ? undefined : ariaLabel}
      onBlur={() => setArmed(false)}
      onClick={onFirstClick(() => (isArmed ? onSure() : setArmed(true)))}
    >
      {isArmed ? sureLabel : label}
    </Button>
  );
};
