import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { unsavedForm } from './unsavedChanges';

interface Props {
  stay: () => void;
  /** Called after the form was saved. */
  goOn: () => void;
  /** Continues without saving. Missing if the next action needs the saved record. */
  discard?: () => void;
}

/** Saves the form of the page once, also for repeated calls. */
const useSaving = ({ stay, goOn }: Props) => {
  const [isSaving, setSaving] = useState(false);
  const isLocked = useRef(false);
  const save = unsavedForm()?.save;
  const press = async () => {
    if (isLocked.current || !save) return;
    isLocked.current = true;
    setSaving(true);
    const isSaved = await save();
    if (isSaved) goOn();
    else stay();
  };
  return { canSave: save !== undefined, isSaving, press };
};

/** Warns of unsaved input and lets the user decide. Escape stays on the page. */
export const UnsavedDialog = (props: Props) => {
  const { stay, discard } = props;
  const translate = useTranslate();
  const { canSave, isSaving, press } = useSaving(props);
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog open onClose={stay} aria-labelledby={titleId} aria-describedby={textId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('shop.unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{translate('shop.unsaved.text')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 0.5 }}>
        {discard && (
          <Button color="error" onClick={discard} disabled={isSaving}>
            {translate('shop.unsaved.discard')}
          </Button>
        )}
        <Button onClick={stay} disabled={isSaving} autoFocus={!canSave}>
          {translate('shop.unsaved.stay')}
        </Button>
        {canSave && (
          <Button variant="contained" onClick={() => void press()} loading={isSaving} autoFocus>
            {translate('shop.unsaved.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
