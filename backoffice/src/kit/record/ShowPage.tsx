import { CardContent } from '@mui/material';
import type { StaffAction } from '@shop/contract/staff-roles';
import { Fragment, type ReactNode } from 'react';
import { type RaRecord, ShowBase, ShowView, useRecordContext, useShowContext } from 'react-admin';
import { useParams } from 'react-router';
import { EmailsPanel } from '../emails/EmailsPanel';
import { HistoryPanel } from '../history/HistoryPanel';
import { Needs } from '../auth/Needs';
import { LoadFailed, staysOnFailure } from '../ui/FailureBox';
import { SectionTitle } from '../ui/fields';
import { type Fact, Facts, hasFacts } from './Facts';
import { type HeaderProps, RecordHead } from './RecordHead';
import { useRecordTitle } from './recordTitle';

/** A part of a record page: facts, or the content of `body`. A part without any facts is not shown. */
export interface Section<R> {
  /** Translation key. */
  readonly title?: string;
  readonly facts?: readonly Fact<R>[];
  /** The minimum width of a fact in pixels. */
  readonly min?: number;
  readonly body?: (record: R) => ReactNode;
  /** The action of the roles that see this part; every role that opens the page does where nothing is said. */
  readonly needs?: StaffAction;
  /** True if the record has this part (default). */
  readonly isShown?: (record: R) => boolean;
}

interface Props<R extends RaRecord> extends HeaderProps<R> {
  resource: string;
  /** In the order of the page. */
  sections: readonly Section<R>[];
  /** Between the record and its emails. */
  below?: (id: string) => ReactNode;
  /** False if the changes of such records are not recorded. */
  history?: boolean;
}

type SectionsProps<R extends RaRecord> = Pick<Props<R>, 'resource' | 'sections'>;

const Sections = <R extends RaRecord>({ resource, sections }: SectionsProps<R>) => {
  const record = useRecordContext<R>();
  if (!record) return null;
  const isShown = ({ facts, body, isShown: isPart }: Section<R>) =>
    (isPart?.(record) ?? true) && (body !== undefined || hasFacts(facts ?? [], record));
  return (
    <CardContent>
      {sections.filter(isShown).map(({ title, facts, min, body, needs }, index) => {
        const part = (
          <>
            {title !== undefined && <SectionTitle text={title} />}
            {facts && <Facts resource={resource} facts={facts} record={record} min={min} />}
            {body?.(record)}
          </>
        );
        return needs ? (
          <Needs key={index} action={needs}>
            {part}
          </Needs>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        );
      })}
    </CardContent>
  );
};

const ShowTitle = () => {
  const { resource, defaultTitle } = useShowContext();
  return useRecordTitle(resource, defaultTitle);
};

/** Shows its children if there is a record. */
const OfRecord = ({ children }: { children: ReactNode }) => useRecordContext() && children;

/** The read-only page of a record: its actions, its sections, its emails and its history. */
export const ShowPage = <R extends RaRecord>(props: Props<R>) => {
  const { resource, sections, below, history = true, ...header } = props;
  const { id } = useParams<'id'>();
  return (
    <ShowBase<R> resource={resource} queryOptions={staysOnFailure} redirectOnError={false}>
      <RecordHead<R> {...header} />
      <ShowView title={<ShowTitle />} error={<LoadFailed resource={resource} />} actions={false}>
        <Sections<R> resource={resource} sections={sections} />
      </ShowView>
      {id !== undefined && (
        <>
          {below && <OfRecord>{below(id)}</OfRecord>}
          <EmailsPanel resource={resource} id={id} />
          {history && <HistoryPanel resource={resource} id={id} />}
        </>
      )}
    </ShowBase>
  );
};
