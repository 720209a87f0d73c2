import { type MouseEvent, type ReactNode, useContext, useImperativeHandle, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, Typography } from '@mui/material';
import { SaveButton, Toolbar, useCanAccess, useRedirect, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { NotYours } from '../auth/NotYours';
import { PageFormContext } from '../record/PageForm';
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

/** react-admin fixes the bar to the lower edge of a phone. */
const inFlow = { '&.RaToolbar-mobileToolbar': { position: 'static', width: 'auto' } };

/** Staff whose role does not include the change see a note instead of the buttons. */
const WhoMaySave = ({ isFixed = true, children }: { isFixed?: boolean; children: ReactNode }) => {
  const { canAccess, isPending } = useCanAccess({ action: 'update' });
  if (isPending) return null;
  return canAccess ? <Toolbar sx={isFixed ? { gap: 1 } : inFlow}>{children}</Toolbar> : <NotYours />;
};

/** Below the form of a page that closes when it is saved. */
export const SaveBar = () => (
  <WhoMaySave>
    <SaveButton alwaysEnable onClick={useSingleClick()} />
  </WhoMaySave>
);

/** Below the form of a record, which stays open when it is saved: its save button is in the head of the page. */
export const EditBar = () => (
  <WhoMaySave isFixed={false}>
    <SaveAndBackButton />
  </WhoMaySave>
);

/** Both buttons below the form, for one that checks each click. */
export const CheckedEditBar = ({ onClick }: Required<ButtonProps>) => (
  <WhoMaySave>
    <SaveButton alwaysEnable onClick={onClick} />
    <SaveAndBackButton onClick={onClick} />
  </WhoMaySave>
);

/** In the head: whether something is unsaved, and the button that saves it. */
const SaveInHead = ({ form }: { form: string }) => {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ action: 'update' });
  const ignoreSecond = useSingleClick();
  const isUnsaved = Object.keys(useFormState().dirtyFields).length > 0;
  if (!canAccess) return null;
  return (
    <>
      <SaveButton
        form={form}
        alwaysEnable
        size="small"
        icon={<></>}
        variant="outlined"
        color={isUnsaved ? 'primary' : 'inherit'}
        onClick={ignoreSecond}
      />
      {isUnsaved && (
        <Typography variant="caption" role="status" sx={{ color: 'warning.dark', fontWeight: 650 }}>
          {translate('shop.unsaved.title')}
        </Typography>
      )}
    </>
  );
};

/** Must be inside the form of a record: gives the head of the page its save button, and the steps their form. */
export const FormOfPage = ({ id, hasButton }: { id: string; hasButton: boolean }) => {
  const page = useContext(PageFormContext);
  const { getValues, setValue } = useFormContext();
  const save = useSaveForm();
  useImperativeHandle(page?.form, () => ({
    saveWith: async (values) => {
      const names = Object.keys(values);
      const before = getValues(names) as unknown[];
      const dirty = { shouldDirty: true };
      for (const name of names) setValue(name, values[name], dirty);
      const isSaved = await save();
      if (!isSaved) names.forEach((name, index) => setValue(name, before[index], dirty));
      return isSaved;
    },
  }));
  return hasButton && page?.slot ? createPortal(<SaveInHead form={id} />, page.slot) : null;
};
