import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useOnFirstClick } from './useSingleClick';

interface Confirm extends Pick<ButtonProps, 'color' | 'disabled' | 'loading'> {
  label: string;
  act: () => void;
}

interface Props extends Pick<DialogProps, 'maxWidth' | 'fullScreen'> {
  isOpen?: boolean;
  title: ReactNode;
  close?: (() => void) | undefined;
  /** The button beside "Cancel"; a second click of a double click does nothing. */
  confirm?: Confirm;
  /** The buttons, if they are not "Cancel" and `confirm`. */
  actions?: ReactNode;
  children: ReactNode;
}

const ConfirmButton = ({ label, act, ...button }: Confirm) => {
  const onFirstClick = useOnFirstClick();
  return (
    <Button variant="contained" {...button} onClick={onFirstClick(act)}>
      {label}
    </Button>
  );
};

/** A dialog above the page with its title and its buttons. */
export const TitledDialog = ({ isOpen = true, title, close, confirm, actions, children, ...dialog }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth {...dialog}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {confirm && <Button onClick={close}>{translate('ra.action.cancel')}</Button>}
        {confirm && <ConfirmButton {...confirm} />}
        {actions}
      </DialogActions>
    </Dialog>
  );
};
