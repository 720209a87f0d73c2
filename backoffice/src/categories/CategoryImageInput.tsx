import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { textOf } from '../formValues';
import { PicturePreview } from '../pictures/PicturePreview';
import { UploadButton } from '../pictures/UploadButton';
import type { CategoryRecord } from '../types';

/** The category's picture, uploaded or by its address. */
export const CategoryImageInput = () => {
  const translate = useTranslate();
  const { setValue } = useFormContext<CategoryRecord>();
  const address = textOf(useWatch<CategoryRecord, 'image'>({ name: 'image' }));
  const show = (image: string) => setValue('image', image, { shouldDirty: true, shouldTouch: true });
  return (
    <Stack direction="row" spacing={1.5} sx={{ width: '100%', my: 1 }}>
      <PicturePreview address={address} alt={translate('resources.categories.image.preview')} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TextInput source="image" helperText={false} sx={{ mt: 0 }} />
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
          <UploadButton
            label="resources.categories.image.upload"
            onUploaded={([uploaded]) => uploaded !== undefined && show(uploaded)}
          />
          <Button size="small" disabled={!address} onClick={() => show('')}>
            {translate('resources.categories.image.remove')}
          </Button>
        </Stack>
        <FormHelperText>{translate('resources.categories.image.limits')}</FormHelperText>
      </Box>
    </Stack>
  );
};
