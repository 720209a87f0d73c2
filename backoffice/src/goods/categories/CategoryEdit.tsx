import { Box, Button, FormHelperText, Stack } from '@mui/material';
import { MAX_POSITION } from '@shop/contract/limits';
import { BooleanInput, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { integerOf, textOf } from '../../kit/formValues';
import { useTypeChoices } from '../../i18n/terms';
import { PicturePreview } from '../../kit/pictures/PicturePreview';
import { UploadButton } from '../../kit/pictures/UploadButton';
import type { CategoryRecord } from '../../types';
import { EditPage } from '../../kit/ui/EditPage';
import { FieldGrid, SectionTitle } from '../../kit/ui/fields';
import { WholeInput } from '../../kit/ui/NumberInputs';
import { FilterEditor } from './FilterEditor';
import { RenameSaveBar } from './RenameSaveBar';

/** The category's picture, by upload or by its address. */
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

const needed = required();

/** The body of PUT /categories/{id}. */
const toCategoryUpdate = (category: CategoryRecord) => ({
  version: category.version,
  name: category.name,
  displayName: category.displayName,
  displayNameAr: textOf(category.displayNameAr),
  productType: category.productType,
  description: textOf(category.description),
  position: integerOf(category.position),
  isActive: category.isActive,
  image: textOf(category.image),
  filters: category.filters.map(({ Key, displayName, values, order }) => ({
    Key,
    displayName: textOf(displayName),
    values,
    order: integerOf(order),
  })),
});

const Inputs = () => {
  const choices = useTypeChoices();
  return (
    <>
      <FieldGrid min={260}>
        <TextInput source="name" validate={needed} helperText={false} />
        <TextInput source="displayName" validate={needed} helperText={false} />
        <TextInput
          source="displayNameAr"
          helperText="resources.categories.help.displayNameAr"
          slotProps={{ htmlInput: { dir: 'rtl', lang: 'ar' } }}
        />
        <SelectInput
          source="productType"
          choices={choices}
          translateChoice={false}
          validate={needed}
          helperText={false}
        />
        <WholeInput source="position" max={MAX_POSITION} />
        <BooleanInput source="isActive" helperText={false} />
      </FieldGrid>
      <CategoryImageInput />
      <TextInput source="description" multiline minRows={2} helperText={false} />
      <SectionTitle text="resources.categories.fields.filters" />
      <FilterEditor />
    </>
  );
};

const CategoryEdit = () => (
  <EditPage<CategoryRecord> toUpdate={toCategoryUpdate} toolbar={<RenameSaveBar />}>
    <Inputs />
  </EditPage>
);

export default CategoryEdit;
