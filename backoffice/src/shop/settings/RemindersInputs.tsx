import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  Typography,
} from '@mui/material';
import { type Language, LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import { MAX_REMINDER_DAYS, MAX_REMINDER_SUBJECT, MAX_REMINDER_TEXT, REMINDER_STEPS } from '@shop/contract/reminders';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { BooleanInput, maxLength, required, TextInput, useDataProvider, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { reasonOf } from '../../kit/api/errors';
import { EmailFrame } from '../../kit/emails/EmailFrame';
import { textOf } from '../../kit/formValues';
import type { SettingsRecord } from '../../types';
import { FieldGrid } from '../../kit/ui/fields';
import { WholeInput } from '../../kit/ui/NumberInputs';
import { LongTextInput } from '../../kit/ui/LongTextInput';

const key = (name: string) => `resources.reminders.settings.${name}`;
const needed = required();
const subjectRules = [needed, maxLength(MAX_REMINDER_SUBJECT)];

interface StepProps {
  index: number;
  language: Language;
}

/** A preview of the email with the text of the form, saved or not. */
const PreviewButton = ({ index, language }: StepProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { getValues } = useFormContext<SettingsRecord>();
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: () => {
      const words = getValues(`reminders.steps.${index}.${language}`);
      const { subject, text } = { subject: textOf(words.subject), text: textOf(words.text) };
      return dataProvider.previewReminder({ step: index + 1, language, subject, text });
    },
  });
  const label = translate(key('preview'), { language: LANGUAGES[language].name });
  return (
    <>
      <Button size="small" loading={isPending} onClick={() => mutate()}>
        {label}
      </Button>
      {error && <Alert severity="error">{reasonOf(error) ?? translate(key('preview_failed'))}</Alert>}
      <Dialog open={data !== undefined} onClose={reset} aria-labelledby={titleId} maxWidth="sm" fullWidth>
        <DialogTitle id={titleId} dir="auto">
          {data?.subject}
        </DialogTitle>
        <DialogContent>{data && <EmailFrame html={data.html} title={label} />}</DialogContent>
        <DialogActions>
          <Button onClick={reset}>{translate('ra.action.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
};

const Words = ({ index, language }: StepProps) => {
  const translate = useTranslate();
  const { name, direction: dir } = LANGUAGES[language];
  const source = `reminders.steps.${index}.${language}`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextInput
        source={`${source}.subject`}
        label={translate(key('subject'), { language: name })}
        validate={subjectRules}
        helperText={false}
        slotProps={{ htmlInput: { dir, lang: language } }}
      />
      <LongTextInput
        max={MAX_REMINDER_TEXT}
        minRows={3}
        source={`${source}.text`}
        label={translate(key('text'), { language: name })}
        validate={needed}
        slotProps={{ htmlInput: { dir, lang: language } }}
      />
      <PreviewButton index={index} language={language} />
    </Box>
  );
};

const Step = ({ index }: { index: number }) => {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ mt: 1.5 }}>
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {translate(key('step'), { step: index + 1 })}
      </Typography>
      <FieldGrid min={260}>
        <WholeInput
          source={`reminders.steps.${index}.days`}
          label={key('days')}
          helperText={key('days_help')}
          min={1}
          max={MAX_REMINDER_DAYS}
          needed
        />
      </FieldGrid>
      <FieldGrid min={260}>
        {LANGUAGE_CODES.map((language) => (
          <Words key={language} index={index} language={language} />
        ))}
      </FieldGrid>
    </Box>
  );
};

/** When and with which text customers are reminded, and whether they get statements. */
export const RemindersInputs = () => (
  <>
    <BooleanInput source="reminders.isOn" label={key('isOn')} helperText={key('isOn_help')} />
    <BooleanInput source="sendsStatements" label={key('sendsStatements')} helperText={key('sendsStatements_help')} />
    <BooleanInput
      source="remindersSkipCheques"
      label={key('remindersSkipCheques')}
      helperText={key('remindersSkipCheques_help')}
    />
    <FormHelperText>{useTranslate()(key('placeholders'))}</FormHelperText>
    {Array.from({ length: REMINDER_STEPS }, (_, index) => (
      <Step key={index} index={index} />
    ))}
  </>
);
