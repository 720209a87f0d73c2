import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PicturePreview } from '../pictures/PicturePreview';

interface Props {
  address: string;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  onChange: (address: string) => void;
  /** -1: towards the front. */
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

interface ActionProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Action = ({ label, children, ...button }: ActionProps) => (
  <IconButton size="small" aria-label={label} title={label} {...button}>
    {children}
  </IconButton>
);

/** One picture: its preview, its address, its place in the gallery. */
export const ImageRow = ({ address, number, isFirst, isLast, onChange, onMove, onRemove }: Props) => {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.products.image.${key}`, { number });
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
      <PicturePreview address={address} alt={text('preview')} />
      <TextField
        value={address}
        label={text(isFirst ? 'first_address' : 'address')}
        onChange={(event) => onChange(event.target.value)}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }}>
        <Action label={text('earlier')} disabled={isFirst} onClick={() => onMove(-1)}>
          <ArrowUpwardOutlined fontSize="small" />
        </Action>
        <Action label={text('later')} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDownwardOutlined fontSize="small" />
        </Action>
        <Action label={text('remove')} onClick={onRemove}>
          <CloseOutlined fontSize="small" />
        </Action>
      </Stack>
    </Stack>
  );
};
