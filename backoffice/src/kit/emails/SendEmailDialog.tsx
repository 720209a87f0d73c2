import {
  Alert,
  Box,
  Button,
  MenuItem,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { type Language, LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import { MAX_LENGTH } from '@shop/contract/limits';
import { documentsOf, MAX_COPIES, MAX_SUBJECT, type MailedDocument } from '@shop/contract/mailed-documents';
import { useRefresh, useTranslate } from 'react-admin';
import { fieldErrorsOf, reasonOf } from '../api/errors';
import { useNarrow } from '../ui/useNarrow';
import { EmailFrame } from './EmailFrame';
import { addressesIn, type MailedRecord, useEmailDraft } from './useEmailDraft';
import { BoundedTextField } from '../ui/BoundedTextField';
import { TitledDialog } from '../ui/TitledDialog';
import { useServerCall } from '../ui/useServerCall';

const key = (name: string) => `resources.mail.send.${name}`;

type Draft = ReturnType<typeof useEmailDraft>;

interface PartProps {
  draft: Draft;
  problems: Readonly<Record<string, string>>;
}

const Choices = ({ draft, record }: { draft: Draft; record: MailedRecord }) => {
  const translate = useTranslate();
  const documents = documentsOf(record.resource);
  const { document, language } = draft.values;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      {documents.length > 1 && (
        <TextField
          select
          size="small"
          label={translate(key('document'))}
          value={document}
          onChange={(event) => draft.choose({ document: event.target.value as MailedDocument })}
          sx={{ minWidth: 180 }}
        >
          {documents.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`resources.mail.document.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        aria-label={translate(key('language'))}
        onChange={(_event, chosen: Language | null) => chosen && draft.choose({ language: chosen })}
      >
        {LANGUAGE_CODES.map((code) => (
          <ToggleButton key={code} value={code} lang={code}>
            {LANGUAGES[code].name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
};

const Recipients = ({ draft, problems }: PartProps) => {
  const translate = useTranslate();
  const { to, cc } = draft.values;
  const missing = draft.isReady && to.trim() === '' ? translate(key('needed')) : undefined;
  const copiesHelp = translate(key('cc_help'), { max: MAX_COPIES });
  return (
    <>
      <BoundedTextField
        max={MAX_LENGTH.email}
        type="email"
        size="small"
        name="to"
        label={translate(key('to'))}
        value={to}
        error={problems['to'] !== undefined}
        helperText={problems['to'] ?? missing}
        onChange={(event) => draft.change({ to: event.target.value })}
        onBlur={draft.show}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <TextField
        size="small"
        name="cc"
        label={translate(key('cc'))}
        value={cc}
        error={problems['cc'] !== undefined}
        helperText={problems['cc'] ?? copiesHelp}
        onChange={(event) => draft.change({ cc: event.target.value })}
        slotProps={{ htmlInput: { inputMode: 'email', dir: 'ltr' } }}
      />
    </>
  );
};

const Words = ({ draft, problems }: PartProps) => {
  const translate = useTranslate();
  const { subject, text, language } = draft.values;
  const { direction: dir } = LANGUAGES[language];
  return (
    <>
      <BoundedTextField
        max={MAX_SUBJECT}
        size="small"
        name="subject"
        label={translate(key('subject'))}
        value={subject}
        error={problems['subject'] !== undefined}
        helperText={problems['subject']}
        onChange={(event) => draft.change({ subject: event.target.value })}
        onBlur={draft.show}
        slotProps={{ htmlInput: { dir, lang: language } }}
      />
      <BoundedTextField
        max={MAX_LENGTH.message}
        multiline
        minRows={5}
        maxRows={12}
        size="small"
        name="text"
        label={translate(key('text'))}
        value={text}
        error={problems['text'] !== undefined}
        helperText={problems['text'] ?? translate(key('text_help'))}
        onChange={(event) => draft.change({ text: event.target.value })}
        onBlur={draft.show}
        slotProps={{ htmlInput: { dir, lang: language } }}
      />
      {draft.isChanged && (
        <Button
          size="small"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => draft.choose({ subject: undefined, text: undefined })}
        >
          {translate(key('usual'))}
        </Button>
      )}
    </>
  );
};

const Preview = ({ draft }: { draft: Draft }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {translate(key('preview'))}
      </Typography>
      {draft.error && <Alert severity="error">{reasonOf(draft.error) ?? translate(key('preview_failed'))}</Alert>}
      {!draft.error && draft.html === undefined && (
        <Typography color="text.secondary">{translate('ra.page.loading')}</Typography>
      )}
      {!draft.error && draft.html !== undefined && <EmailFrame html={draft.html} title={translate(key('preview'))} />}
    </Box>
  );
};

const useSending = ({ resource, id }: MailedRecord, close: () => void) => {
  const refresh = useRefresh();
  return useServerCall((server, body: ReturnType<Draft['body']>) => server.sendEmail(resource, id, body), {
    done: key('done'),
    failed: key('failed'),
    onSuccess: () => {
      refresh();
      close();
    },
  });
};

interface Props {
  record: MailedRecord;
  close: () => void;
}

/** Sends the document of a record: recipients, text, and a preview. */
export const SendEmailDialog = ({ record, close }: Props) => {
  const translate = useTranslate();
  const draft = useEmailDraft(record);
  const { mutate, isPending, error } = useSending(record, close);
  const tooMany = addressesIn(draft.values.cc).length > MAX_COPIES;
  const refused = Object.fromEntries(
    fieldErrorsOf(error).map(([field, message]): [string, string] => [field.split('.')[0] ?? field, message]),
  );
  const problems = { ...refused, ...(tooMany && { cc: translate(key('too_many'), { max: MAX_COPIES }) }) };
  const document = translate(`resources.mail.document.${draft.values.document}`);
  return (
    <TitledDialog
      title={translate(key('title'), { document })}
      close={close}
      maxWidth="md"
      fullScreen={useNarrow()}
      confirm={{
        label: translate(key('confirm')),
        act: () => mutate(draft.body()),
        disabled: !draft.isReady || tooMany || draft.values.to.trim() === '',
        loading: isPending,
      }}
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1, gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Choices draft={draft} record={record} />
          <Recipients draft={draft} problems={problems} />
          <Words draft={draft} problems={problems} />
        </Stack>
        <Preview draft={draft} />
      </Box>
    </TitledDialog>
  );
};
