import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { contrastToWhite, DEFAULT_ACCENT, isColour, MIN_CONTRAST, shownContrast } from '@shop/contract/colour';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { textOf } from '../../kit/formValues';
import { PicturePreview } from '../../kit/pictures/PicturePreview';
import { UploadButton } from '../../kit/pictures/UploadButton';
import type { SettingsRecord } from '../../types';

const CHANGED = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;
const text = (key: string) => `resources.settings.${key}`;

/** The logo of documents and emails; without one, the shop's mark is used. */
export const LogoInput = () => {
  const translate = useTranslate();
  const { setValue, getFieldState, formState } = useFormContext<SettingsRecord>();
  const address = textOf(useWatch<SettingsRecord, 'logo'>({ name: 'logo' }));
  const { error } = getFieldState('logo', formState);
  const show = (logo: string) => setValue('logo', logo, CHANGED);
  return (
    <Stack direction="row" spacing={1.5} sx={{ width: '100%', my: 1 }}>
      {/* Documents are white, also in dark mode. */}
      <Box sx={{ bgcolor: 'common.white', borderRadius: 1, alignSelf: 'flex-start' }}>
        <PicturePreview address={address} alt={translate(text('logo.preview'))} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
          <UploadButton
            label={text('logo.upload')}
            onUploaded={([uploaded]) => uploaded !== undefined && show(uploaded)}
          />
          <Button size="small" disabled={!address} onClick={() => show('')}>
            {translate(text('logo.remove'))}
          </Button>
        </Stack>
        <FormHelperText error={error !== undefined}>{error?.message ?? translate(text('logo.limits'))}</FormHelperText>
      </Box>
    </Stack>
  );
};

const colourRule = (typed: unknown) => {
  const value = textOf(typed);
  if (value === '') return undefined;
  if (!isColour(value)) return text('invalid.colour');
  if (contrastToWhite(value) >= MIN_CONTRAST) return undefined;
  return { message: text('invalid.contrast'), args: { ratio: shownContrast(value), min: MIN_CONTRAST } };
};

/** Shows white text on the colour, and whether it is readable. */
const ContrastSample = ({ colour }: { colour: string }) => {
  const translate = useTranslate();
  const isGood = contrastToWhite(colour) >= MIN_CONTRAST;
  return (
    <Typography variant="body2" role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Box component="span" aria-hidden sx={{ bgcolor: colour, color: '#fff', px: 1.5, py: 0.5, borderRadius: 1 }}>
        {translate(text('colour.sample'))}
      </Box>
      {translate(text(isGood ? 'colour.good' : 'colour.weak'), { ratio: shownContrast(colour) })}
    </Typography>
  );
};

/** The colour of documents and emails. It is refused if white text on it is not readable. */
export const AccentColourInput = () => {
  const translate = useTranslate();
  const { setValue } = useFormContext<SettingsRecord>();
  const typed = textOf(useWatch<SettingsRecord, 'accentColour'>({ name: 'accentColour' }));
  const colour = isColour(typed) ? typed : DEFAULT_ACCENT;
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Box
        component="input"
        type="color"
        aria-label={translate(text('colour.choose'))}
        value={colour}
        onChange={(event) => setValue('accentColour', event.target.value, CHANGED)}
        sx={{ width: 44, height: 44, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }}
      />
      <TextInput
        source="accentColour"
        placeholder={DEFAULT_ACCENT}
        validate={colourRule}
        helperText={text('help.accentColour')}
        fullWidth={false}
        sx={{ width: 220, '& input': { direction: 'ltr', textAlign: 'start' } }}
      />
      <ContrastSample colour={colour} />
    </Stack>
  );
};
