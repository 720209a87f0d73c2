import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type Language, LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { fieldErrorsOf } from '../../kit/api/errors';
import { useLanguage } from '../../i18n/language';
import type { SettingsRecord } from '../../types';
import { SectionTitle } from '../../kit/ui/fields';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { settingsOf } from './settingsPayload';

const text = (key: string) => `resources.settings.preview.${key}`;

/** The address of the latest PDF. */
const usePreview = () => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { getValues, setError } = useFormContext<SettingsRecord>();
  const [address, setAddress] = useState<string>();
  const notice = useFailureNotice(text('failed'));
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  const { mutate, isPending } = useMutation({
    mutationFn: (language: Language) => dataProvider.previewSettings(settingsOf(getValues()), language),
    onSuccess: (pdf) => setAddress(URL.createObjectURL(pdf)),
    onError: (error) => {
      for (const [field, message] of fieldErrorsOf(error)) {
        setError(field as keyof SettingsRecord, { type: 'server', message });
      }
      notice(error);
    },
  });
  return { address, make: mutate, isPending };
};

const LanguageChoice = ({ value, onChange }: { value: Language; onChange: (language: Language) => void }) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={value}
    aria-label={useTranslate()(text('language'))}
    onChange={(_event, chosen: Language | null) => chosen && onChange(chosen)}
  >
    {LANGUAGE_CODES.map((code) => (
      <ToggleButton key={code} value={code} lang={code}>
        {LANGUAGES[code].name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

/** A quotation with the values of the form, saved or not. */
export const SettingsPreview = () => {
  const translate = useTranslate();
  const pageLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const { address, make, isPending } = usePreview();
  return (
    <Box component="section" sx={{ minWidth: 0, position: { lg: 'sticky' }, top: { lg: 64 } }}>
      <SectionTitle text={text('title')} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate(text('lead'))}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1.5 }}>
        <LanguageChoice value={language} onChange={setLanguage} />
        <Button
          variant="outlined"
          startIcon={<PictureAsPdfOutlined />}
          loading={isPending}
          onClick={() => make(language)}
        >
          {translate(text(address ? 'again' : 'show'))}
        </Button>
        {address && (
          <Button href={address} target="_blank" rel="noopener" startIcon={<OpenInNewOutlined />}>
            {translate(text('open'))}
          </Button>
        )}
      </Stack>
      {address && (
        <Box
          component="iframe"
          src={address}
          title={translate(text('title'))}
          sx={{ width: '100%', height: { xs: 420, lg: 620 }, border: 1, borderColor: 'divider', bgcolor: '#fff' }}
        />
      )}
    </Box>
  );
};
