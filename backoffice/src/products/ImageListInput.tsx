import AddOutlined from '@mui/icons-material/AddOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import type { ChangeEvent } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ProductRecord } from '../records';
import { SectionTitle } from '../ui/fields';
import { ImageRow } from './ImageRow';
import { MAX_PICTURES, moved, PICTURE_TYPES } from './pictureRules';
import { useUploads } from './useUploads';

const isAddressList = (value: unknown): value is string[] => Array.isArray(value);

interface AddProps {
  isFull: boolean;
  onAddress: () => void;
  onUploaded: (addresses: string[]) => void;
}

const AddButtons = ({ isFull, onAddress, onUploaded }: AddProps) => {
  const translate = useTranslate();
  const { upload, pending } = useUploads();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen again after it was refused.
    target.value = '';
    onUploaded(await upload(files));
  };
  return (
    <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button
        component="label"
        size="small"
        variant="outlined"
        startIcon={<FileUploadOutlined />}
        loading={pending > 0}
        disabled={isFull}
      >
        {translate('resources.products.image.upload')}
        <input
          type="file"
          multiple
          hidden
          accept={PICTURE_TYPES.join(',')}
          disabled={isFull}
          onChange={(event) => void choose(event)}
        />
      </Button>
      <Button size="small" startIcon={<AddOutlined />} disabled={isFull} onClick={onAddress}>
        {translate('resources.products.image.add')}
      </Button>
    </Stack>
  );
};

/** The product's pictures, uploaded or by their addresses; the first one is the product's face. */
export const ImageListInput = () => {
  const { field, fieldState } = useInput({ source: 'images', defaultValue: [] });
  const { getValues } = useFormContext<ProductRecord>();
  const translate = useTranslate();
  const addresses = isAddressList(field.value) ? field.value : [];
  const replace = (index: number, address: string) =>
    field.onChange(addresses.map((other, at) => (at === index ? address : other)));
  // An upload takes its time: what it is added to is the list as it is then.
  const add = (added: string[]) => field.onChange([...getValues('images'), ...added].slice(0, MAX_PICTURES));
  return (
    <Box sx={{ width: '100%' }}>
      <SectionTitle text="resources.products.fields.images" />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {addresses.map((address, index) => (
          <ImageRow
            // The position is the identity of a plain address: typing into it must not make it another row.
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
      <AddButtons isFull={addresses.length >= MAX_PICTURES} onAddress={() => add([''])} onUploaded={add} />
      <FormHelperText>{translate('resources.products.image.limits', { count: MAX_PICTURES })}</FormHelperText>
    </Box>
  );
};
