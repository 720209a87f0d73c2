import type { Language } from '@shop/contract/languages';
import { documentsOf, type MailedDocument, type MailedResource } from '@shop/contract/mailed-documents';
import { useState } from 'react';
import type { Identifier } from 'react-admin';
import type { StatementPeriod } from '../api/shopCalls';
import { useServerQuery } from '../api/useServerQuery';
import type { DocumentEmailDto } from '@shop/contract/api';

/** The record whose document is sent; for a statement, with its period. */
export interface MailedRecord {
  resource: MailedResource;
  id: Identifier;
  document?: MailedDocument;
  period?: StatementPeriod;
}

/** The parts that staff changed; the others have their defaults. */
interface Own {
  document: MailedDocument;
  language?: Language;
  to?: string;
  cc: string;
  subject?: string;
  text?: string;
}

export const addressesIn = (typed: string): string[] =>
  typed
    .split(/[\s,;،؛]+/)
    .map((address) => address.trim())
    .filter((address) => address !== '');

const looksLikeAddress = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^\S+@\S+\.\S+$/.test(text);

const bodyOf = ({ document, language, to, cc, subject, text }: Own, { period }: MailedRecord): DocumentEmailDto => ({
  document,
  ...(language && { language }),
  ...(to && { to: to.trim() }),
  ...(cc && { cc: addressesIn(cc) }),
  ...(subject && { subject }),
  ...(text && { text }),
  ...(period?.from && { from: period.from }),
  ...(period?.to && { until: period.to }),
});

/** Leaves out the addresses, so that a half-typed one does not prevent the preview. */
const toPreview = ({ to, cc: _cc, ...body }: DocumentEmailDto): DocumentEmailDto => ({
  ...body,
  ...(looksLikeAddress(to) && { to }),
});

/** The email that staff write: their changes, the default text for the rest, and the preview. */
export const useEmailDraft = (record: MailedRecord) => {
  const [own, setOwn] = useState<Own>({
    document: record.document ?? documentsOf(record.resource)[0] ?? 'invoice',
    cc: '',
  });
  const [shown, setShown] = useState(() => toPreview(bodyOf(own, record)));
  const { data, error } = useServerQuery(
    [record.resource, 'email-preview', record.id, shown],
    (server) => server.previewEmail(record.resource, record.id, shown),
    { placeholderData: (previous) => previous },
  );
  const change = (fields: Partial<Own>) => setOwn((before) => ({ ...before, ...fields }));
  /** Changes the fields and refreshes the preview at once. */
  const choose = (fields: Partial<Own>) => {
    const next = { ...own, ...fields };
    setOwn(next);
    setShown(toPreview(bodyOf(next, record)));
  };
  const values = {
    document: own.document,
    cc: own.cc,
    language: own.language ?? data?.language ?? 'en',
    to: own.to ?? data?.to ?? '',
    subject: own.subject ?? data?.subject ?? '',
    text: own.text ?? data?.text ?? '',
  };
  return {
    values,
    change,
    choose,
    html: data?.html,
    error,
    isReady: data !== undefined,
    isChanged: own.subject !== undefined || own.text !== undefined,
    show: () => setShown(toPreview(bodyOf(own, record))),
    body: () => ({ ...bodyOf(own, record), language: values.language }),
  };
};
