import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { SaveButton, Toolbar, useCanAccess, useRedirect, useResourceContext, useTranslate } from 'react-admin';
import { NotYours } from '../auth/NotYours';
import { useSaveForm } from './useSaveForm';
import { useSingleClick } from './useSingleClick';

interface ButtonProps {
  /** May prevent the click with `preventDefault`. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Saves, and opens the list after success. */
const SaveAndBackButton = ({ onClick }: ButtonProps) => {
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

/** Staff whose role does not include the change see a note instead of the buttons. */
const WhoMaySave = ({ children }: { children: ReactNode }) => {
  const { canAccess, isPending } = useCanAccess({ action: 'update' });
  if (isPending) return null;
  return canAccess ? <Toolbar sx={{ gap: 1 }}>{children}</Toolbar> : <NotYours />;
};

/** Below the form of a page that closes when it is saved. */
export const SaveBar = () => (
  <WhoMaySave>
    <SaveButton alwaysEnable onClick={useSingleClick()} />
  </WhoMaySave>
);

/** Below the form of a record, which stays open when it is saved. */
export const EditBar = ({ onClick }: ButtonProps) => {
  const ignoreSecond = useSingleClick();
  return (
    <WhoMaySave>
      <SaveButton alwaysEnable onClick={onClick ?? ignoreSecond} />
      <SaveAndBackButton onClick={onClick} />
    </WhoMaySave>
  );
};
