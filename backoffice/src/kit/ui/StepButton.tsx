import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface Props {
  name: 'previous' | 'next';
  /** A page, or what else it does; neither at the end of the list. */
  to?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** Goes to the next or the previous record, also by a key. */
export const StepButton = ({ name, to, onClick }: Props) => (
  <IconButton
    size="small"
    aria-label={useTranslate()(`shop.action.${name}`)}
    {...(to === undefined && onClick === undefined ? { disabled: true } : { 'data-shortcut': name })}
    {...(to !== undefined && { component: Link, to })}
    onClick={onClick}
  >
    {name === 'next' ? <NavigateNext /> : <NavigateBefore />}
  </IconButton>
);

/** For their row: the icons are drawn for left-to-right text. */
export const turned = { '[dir=rtl] & svg': { transform: 'scaleX(-1)' } };
