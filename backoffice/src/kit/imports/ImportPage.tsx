import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import type { Sheet } from '@shop/contract/sheets/sheet';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { useFailureNotice } from '../ui/useFailureNotice';
import { ImportColumns, SheetChoice } from './ImportColumns';
import type { ImportFile, ImportForm, OpenedFile } from './importFile';
import { type ImportNames, ImportRows } from './ImportRows';
import { type CheckedFile, ImportSummary } from './ImportSummary';
import { SheetFileButton, type StoredSheet } from './SheetFileButton';
import { type ChosenColumns, useOpenFile } from './useOpenFile';
import { sharedText, type TextKeys, useImportText } from './useImportText';
import { PageCard } from '../ui/cards';

/** The choices of staff for a file that can be read in several ways, by name; empty if the file itself decides. */
type Reading = Readonly<Record<string, string>>;

/** The plan of a dry run, and the rows with remarks that are taken. */
export interface Planned {
  plan: string;
  confirmed: number[];
}

export interface ImportKind<C extends string, Result extends CheckedFile> extends ImportNames {
  form: ImportForm<C>;
  columns: ChosenColumns<C>;
  /** Where the last file is, if the server has it. */
  stored?: StoredSheet;
  /** Checks the file, or imports it as planned. */
  send: (file: ImportFile, planned: Planned | undefined, reading: Reading) => Promise<Result>;
  /** Key and values of the notice after the import. */
  done: (result: Result) => [key: string, values: Record<string, unknown>];
  back: string;
  /** Number of changes besides those of the rows. */
  besides?: (result: Result) => number;
  onOpen?: () => void;
  /** The ways in which a file can be read, by name. */
  readings?: Readonly<Record<string, readonly string[]>>;
  buttons?: ReactNode;
  /** Parts of the result besides the rows. */
  children?: (result: Result) => ReactNode;
}

interface ReadFile {
  file: ImportFile;
  reading: Reading;
}

/** The two steps of an import: checking a file, and importing it as checked. */
const useImport = <C extends string, Result extends CheckedFile>(kind: ImportKind<C, Result>) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const onApplyError = useFailureNotice(kind.texts('failed'));
  const check = useMutation({
    mutationFn: ({ file, reading }: ReadFile) => kind.send(file, undefined, reading),
    onError: useFailureNotice(sharedText('check_failed')),
  });
  const apply = useMutation({
    mutationFn: ({ file, reading, planned }: ReadFile & { planned: Planned }) => kind.send(file, planned, reading),
    onSuccess: (result) => {
      const [key, messageArgs] = kind.done(result);
      notify(key, { type: 'success', messageArgs });
      void navigate(kind.back);
      refresh();
    },
    onError: (error, { file, reading }) => {
      onApplyError(error);
      // The records have probably changed: show what the file would change now. Lines stay confirmed.
      check.mutate({ file, reading });
    },
  });
  return { check, apply };
};

interface ReadingProps {
  texts: TextKeys;
  choices: Readonly<Record<string, readonly string[]>>;
  reading: Reading;
  onChange: (reading: Reading) => void;
}

const ReadingChoices = ({ texts, choices, reading, onChange }: ReadingProps) => {
  const translate = useTranslate();
  const text = (key: string) => translate(texts(key));
  return Object.entries(choices).map(([name, values]) => (
    <TextField
      key={name}
      select
      fullWidth={false}
      size="small"
      label={text(`reading.${name}`)}
      value={reading[name] ?? ''}
      onChange={(event) => onChange({ ...reading, [name]: event.target.value })}
      sx={{ minWidth: 220 }}
    >
      <MenuItem value="">{text(`${name}.file`)}</MenuItem>
      {values.map((value) => (
        <MenuItem key={value} value={value}>
          {text(`${name}.${value}`)}
        </MenuItem>
      ))}
    </TextField>
  ));
};

interface StartProps {
  texts: TextKeys;
  back: string;
  children: ReactNode;
}

const Start = ({ texts, back, children }: StartProps) => {
  const translate = useTranslate();
  const text = useImportText(texts);
  return (
    <>
      <Typography sx={{ mb: 1, maxWidth: 760 }}>{text('lead')}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: 760 }}>
        {text('limits')}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        {children}
        <Button component={Link} to={back}>
          {translate('shop.action.back')}
        </Button>
      </Stack>
    </>
  );
};

interface OpenedProps extends Pick<ImportNames, 'texts'> {
  file: OpenedFile;
  onChoose: (sheet: Sheet) => void;
}

const Opened = ({ file: { name, sheets }, texts, onChoose }: OpenedProps) => (
  <>
    <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650, mb: 1 }}>
      {name}
    </Typography>
    {sheets.length > 1 && <SheetChoice sheets={sheets} texts={texts} onChoose={onChoose} />}
  </>
);

/** A page that checks a file first, and then imports it. */
export const ImportPage = <C extends string, Result extends CheckedFile>(kind: ImportKind<C, Result>) => {
  const { form, resource, texts } = kind;
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set());
  const [reading, setReading] = useState<Reading>({});
  const { check, apply } = useImport(kind);
  const { opened, sheet, file, mapping, ...actions } = useOpenFile(form, kind.columns, (made) => {
    setConfirmed(new Set());
    kind.onOpen?.();
    check.mutate({ file: made, reading });
  });
  const read = (next: Reading) => {
    setReading(next);
    if (file) check.mutate({ file, reading: next });
  };
  const result = file && check.data;
  const taken = result?.left?.filter((line) => confirmed.has(line)) ?? [];
  const confirm = (lines: readonly number[], isConfirmed: boolean) =>
    setConfirmed((before) => {
      const after = new Set(before);
      for (const line of lines) after[isConfirmed ? 'add' : 'delete'](line);
      return after;
    });
  return (
    <PageCard title={texts('title')}>
      <Start texts={texts} back={kind.back}>
        <SheetFileButton isBusy={check.isPending} parts={form.parts} stored={kind.stored} onFile={actions.open} />
        <ReadingChoices texts={texts} choices={kind.readings ?? {}} reading={reading} onChange={read} />
        {kind.buttons}
      </Start>
      {opened && <Opened file={opened} texts={texts} onChoose={actions.choose} />}
      {sheet && (
        <ImportColumns
          resource={resource}
          form={form}
          sheet={sheet}
          mapping={mapping}
          isBusy={check.isPending}
          onMap={actions.map}
          onCheck={() => actions.choose(sheet)}
        />
      )}
      {result && (
        <>
          {kind.children?.(result)}
          <ImportSummary
            result={result}
            resource={resource}
            texts={texts}
            confirmed={taken}
            besides={kind.besides?.(result) ?? 0}
            isBusy={apply.isPending}
            onImport={(plan) => apply.mutate({ file, reading, planned: { plan, confirmed: taken } })}
          />
          <ImportRows {...{ resource, texts }} rows={result.rows} confirmed={taken} onConfirm={confirm} />
        </>
      )}
    </PageCard>
  );
};
