import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import type { MailedResource } from '@shop/contract/mailed-documents';
import { Fragment, type ReactNode } from 'react';
import { type RaRecord, Show, useRecordContext } from 'react-admin';
import { useParams } from 'react-router';
import { EmailsPanel } from '../../shop/documentEmails/EmailsPanel';
import { RelatedDocuments, type StartDocument } from '../documents/RelatedDocuments';
import { HistoryPanel } from '../history/HistoryPanel';
import type { NextStep } from '../steps/nextStep';
import { NextSteps } from '../steps/NextSteps';
import { LoadFailed } from '../ui/FailureBox';
import { SectionTitle } from '../ui/fields';
import { type Fact, Facts } from './Facts';

/** A part of a record page: facts, or whatever `body` draws. */
export interface Section<R> {
  /** Translation key. */
  readonly title?: string;
  readonly facts?: readonly Fact<R>[];
  /** The least width of a fact in pixels. */
  readonly min?: number;
  readonly body?: (record: R) => ReactNode;
  /** Whether the record has this part; it has where nothing is said. */
  readonly isShown?: (record: R) => boolean;
}

interface Props<R extends RaRecord> {
  resource: MailedResource;
  /** The document from which quote, order, invoice and payments are found. */
  related?: (record: R) => StartDocument;
  /** In the order of the work. */
  steps?: readonly NextStep<R>[];
  /** Further buttons of the record in context. */
  buttons?: ReactNode;
  /** In the order of the page. */
  sections: readonly Section<R>[];
  /** Between the record and its e-mails. */
  below?: (id: string) => ReactNode;
}

type HeaderProps<R extends RaRecord> = Pick<Props<R>, 'related' | 'steps' | 'buttons'>;

/** Related records and the actions of the record. */
const Header = <R extends RaRecord>({ related, steps, buttons }: HeaderProps<R>) => {
  if (!steps) {
    return (
      <Stack direction="row" spacing={1} useFlexGap sx={{ py: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {buttons}
      </Stack>
    );
  }
  return (
    <Stack sx={{ pt: 1, alignItems: 'flex-start' }}>
      {related && <RelatedDocuments<R> startOf={related} />}
      <NextSteps steps={steps}>{buttons}</NextSteps>
    </Stack>
  );
};

const Sections = <R extends RaRecord>({ resource, sections }: Pick<Props<R>, 'resource' | 'sections'>) => {
  const record = useRecordContext<R>();
  if (!record) return null;
  return (
    <CardContent>
      {sections
        .filter(({ isShown }) => isShown?.(record) ?? true)
        .map(({ title, facts, min, body }, index) => (
          <Fragment key={index}>
            {title !== undefined && <SectionTitle text={title} />}
            {facts && <Facts resource={resource} facts={facts} record={record} min={min} />}
            {body?.(record)}
          </Fragment>
        ))}
    </CardContent>
  );
};

/** The page shows the error itself: react-admin's own handler would leave for the list. */
const stay = () => undefined;

/** The page of a record, to read: what can be done with it, its sections, its e-mails and its history. */
export const ShowPage = <R extends RaRecord>({ resource, sections, below, ...header }: Props<R>) => {
  const { id } = useParams<'id'>();
  return (
    <>
      <Show
        resource={resource}
        queryOptions={{ onError: stay }}
        error={<LoadFailed resource={resource} />}
        actions={<Header<R> {...header} />}
      >
        <Sections<R> resource={resource} sections={sections} />
      </Show>
      {id !== undefined && (
        <>
          {below?.(id)}
          <EmailsPanel resource={resource} id={id} />
          <HistoryPanel resource={resource} id={id} />
        </>
      )}
    </>
  );
};
