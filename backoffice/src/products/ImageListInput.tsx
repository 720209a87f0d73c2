import { MAX_PICTURES } from '@shop/contract/pictures';
import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { moved } from '../pictures/pictureRules';
import { UploadButton } from '../pictures/UploadButton';
import type { ProductRecord } from '../records';
import { SectionTitle } from '../ui/fields';
import { ImageRow } from './ImageRow';

const isAddressList = (value: unknown): value is string[] => Array.isArray(value);

/** The product's pictures, uploaded or by their addresses; the first one is the product's face. */
export const ImageListInput = () => {
  const { field, fieldState } = useInput({ source: 'images', defaultValue: [] });
  const { getValues } = useFormContext<ProductRecord>();
  const translate = useTranslate();
  const addresses = isAddressList(field.value) ? field.value : [];
  const isFull = addresses.length >= MAX_PICTURES;
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
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <UploadButton label="resources.products.image.upload" multiple disabled={isFull} onUploaded={add} />
        <Button size="small" startIcon={<AddOutlined />} disabled={isFull} onClick={() => add([''])}>
          {translate('resources.products.image.add')}
        </Button>
      </Stack>
      <FormHelperText>{translate('resources.products.image.limits', { count: MAX_PICTURES })}</FormHelperText>
    </Box>
  );
};
