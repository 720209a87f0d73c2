import AddOutlined from '@mui/icons-material/AddOutlined';
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, FormHelperText, IconButton, Stack, TextField } from '@mui/material';
import { MAX_PICTURES } from '@shop/contract/pictures';
import type { ReactNode } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PicturePreview } from '../../kit/pictures/PicturePreview';
import { moved } from '../../kit/pictures/pictureRules';
import { UploadButton } from '../../kit/pictures/UploadButton';
import type { ProductRecord } from '../../types';
import { SectionTitle } from '../../kit/ui/fields';

interface RowProps {
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

/** One picture: its preview, its address, its position in the gallery. */
const ImageRow = ({ address, number, isFirst, isLast, onChange, onMove, onRemove }: RowProps) => {
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

const isAddressList = (value: unknown): value is string[] => Array.isArray(value);

/** The product's pictures, by upload or by their addresses; the first one is the main picture. */
export const ImageListInput = () => {
  const { field, fieldState } = useInput({ source: 'images', defaultValue: [] });
  const { getValues } = useFormContext<ProductRecord>();
  const translate = useTranslate();
  const addresses = isAddressList(field.value) ? field.value : [];
  const isFull = addresses.length >= MAX_PICTURES;
  const replace = (index: number, address: string) =>
    field.onChange(addresses.map((other, at) => (at === index ? address : other)));
  // The list may have changed during the upload.
  const add = (added: string[]) => field.onChange([...getValues('images'), ...added].slice(0, MAX_PICTURES));
  return (
    <Box sx={{ width: '100%' }}>
      <SectionTitle text="resources.products.fields.images" />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {addresses.map((address, index) => (
          <ImageRow
            // An address has no id, so its index is the key: typing must not mount a new row.
            key={index}
            address={address}
            number={index + 1}
            isFirst={index === 0}
            isLast={index === addresses.length - 1}
            onChange={(typed) => replace(index, typed)}
            onMove={(step) => field.onChange(moved(addresses, index, step))}
            onRemove={() => field.onChange(addresses.filter((_address, at) => at !== index))}
          />
        ))}
      </Box>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <UploadButton label="resources.products.image.upload" multiple disabled={isFull} onUploaded={add} />
        <Button size="small" startIcon={<AddOutlined />} disabled={isFull} onClick={() => add([''])}>
          {translate('resources.products.image.add')}
        </Button>
      </Stack>
      <FormHelperText>{translate('resources.products.image.limits')}</FormHelperText>
    </Box>
  );
};
