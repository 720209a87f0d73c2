import type { ReactNode } from 'react';
import { nameOfLine } from '@shop/contract/names';
import type { LineResponse } from '@shop/contract/api';
import type { Tone } from '@shop/contract/statuses';
import { Badge } from '../../components/ui/badge';
import { useI18n } from '../../lib/i18n/i18n-context';
import type { PlainKey } from '../../lib/i18n/i18n';
import styles from './document-columns.module.css';
import { useScope } from '../team/components/scope-switch';

interface ListedDocument {
  readonly createdAt: string;
  readonly status: string;
  readonly user: { readonly name: string };
}

interface StatusColumn<T> {
  readonly labels: Readonly<Record<string, PlainKey>>;
  readonly tones: Readonly<Record<string, Tone>>;
  /** Behind the status. */
  readonly beside?: (document: T) => ReactNode;
}

/** The columns that requests, orders and invoices have in common. */
export function useDocumentColumns<T extends ListedDocument>(
  { labels, tones, beside }: StatusColumn<T>,
  linesOf: (document: T) => readonly LineResponse[],
) {
  const { t, format, language } = useI18n();
  const isOfCompany = useScope() === 'company';
  const inShort = ([first, ...rest]: readonly LineResponse[]) =>
    first && (
      <span className={styles.short}>
        <bdi>
          {format.number(first.qty)} × {nameOfLine(first, language)}
        </bdi>
        {rest.length > 0 && <span>+{format.number(rest.length)}</span>}
      </span>
    );
  const label = (status: string) => {
    const key = labels[status];
    return key ? t(key) : status;
  };
  return [
    {
      title: t('statement.date'),
      cell: ({ createdAt }: T) => <time dateTime={createdAt}>{format.date(createdAt)}</time>,
    },
    {
      title: t('find.status'),
      cell: (document: T) => (
        <>
          <Badge tone={tones[document.status] ?? 'neutral'} dot>
            {label(document.status)}
          </Badge>{' '}
          {beside?.(document)}
        </>
      ),
    },
    ...(isOfCompany ? [{ title: t('account.by'), cell: ({ user }: T) => <bdi>{user.name}</bdi> }] : []),
    { title: t('invoices.lines'), cell: (document: T) => inShort(linesOf(document)), isLong: true },
  ];
}
