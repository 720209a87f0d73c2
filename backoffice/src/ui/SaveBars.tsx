import { type MouseEvent, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { SaveButton, Toolbar, useRedirect, useResourceContext, useTranslate } from 'react-admin';
import { useSaveForm } from './useSaveForm';
import { useSingleClick } from './useSingleClick';

interface ButtonProps {
  /** May hold the click back with `preventDefault`. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Saves, and goes to the list once that worked. */
export const SaveAndBackButton = ({ onClick }: ButtonProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const redirect = useRedirect();
  const save = useSaveForm();
  const isLocked = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const press = async (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isLocked.current) return;
    isLocked.current = true;
    setSaving(true);
    const isSaved = await save();
    isLocked.current = false;
    setSaving(false);
    if (isSaved) redirect('list', resource);
  };
  return (
    <Button loading={isSaving} onClick={(event) => void press(event)}>
      {translate('shop.action.save_back')}
    </Button>
  );
};

/** Below the form of a page that is left when it is saved. */
export const SaveBar = () => (
  <Toolbar>
    <SaveButton alwaysEnable onClick={useSingleClick()} />
  </Toolbar>
);

/** Below the form of a record: saving stays on it. */
export const EditBar = ({ onClick }: ButtonProps) => {
  const ignoreSecond = useSingleClick();
  return (
    <Toolbar sx={{ gap: 1 }}>
      <SaveButton alwaysEnable onClick={onClick ?? ignoreSecond} />
      <SaveAndBackButton onClick={onClick} />
    </Toolbar>
  );
};
