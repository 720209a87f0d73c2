import { companyAccountOf } from '@shop/contract/company';
import { useQuery } from '@tanstack/react-query';
import { SelectField, TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import { RecordsSkeleton } from '../../../components/ui/record-list';
import { ErrorState } from '../../../components/ui/view-state';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { documentPaths } from '../../../config/document-paths';
import { serverMessage } from '../../../lib/api-error';
import type { StatementResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { DocumentLink } from './document-link';
import { profileQuery } from '../../session/api/session';
import { myStatementQuery, type StatementChoice } from '../api/get-my-statement';
import { queryOf, useStatementChoice } from '../use-statement-choice';
import { StatementSums } from './statement-sums';
import { StatementTable } from './statement-table';
import styles from './statement-view.module.css';

/** The buyer's statement of account: as a table, and as a PDF. */
export function StatementView() {
  const { t } = useI18n();
  const { data: profile } = useQuery(profileQuery());
  const company = profile ? companyAccountOf(profile) : null;
  const { choice, choose } = useStatementChoice(company === null ? 'own' : 'company');
  const { data, error, refetch } = useQuery({ ...myStatementQuery(choice), enabled: profile !== undefined });
  return (
    <section className={cx(ui.stack5, ui.bounded)}>
      <h2 className={ui.title}>{t('statement.title')}</h2>
      <StatementBar choice={choice} company={company?.legalName ?? null} statement={data} onChoice={choose} />
      {company === null && profile?.company?.status === 'Confirmed' && (
        <Notice kind="info">{t('statement.ofCompany', { company: profile.company.legalName })}</Notice>
      )}
      {error ? (
        <ErrorState text={serverMessage(error, t('statement.error'))} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <StatementTable statement={data} />
          <StatementSums statement={data} />
        </>
      ) : (
        <RecordsSkeleton text={t('statement.loading')} />
      )}
    </section>
  );
}

interface StatementBarProps {
  choice: StatementChoice;
  /** The company whose account the buyer may see too. */
  company: string | null;
  statement: StatementResponse | undefined;
  onChoice: (change: Partial<StatementChoice>) => void;
}

function StatementBar({ choice, company, statement, onChoice }: StatementBarProps) {
  const { t } = useI18n();
  const day = (end: 'from' | 'to') => (
    <TextField
      type="date"
      label={t(`statement.${end}`)}
      value={choice[end] || (statement?.[end] ?? '')}
      onChange={({ target }) => onChoice({ [end]: target.value })}
    />
  );
  return (
    <div className={cx(ui.row3, styles.bar)}>
      {company && (
        <SelectField
          label={t('statement.account')}
          value={choice.scope}
          onChange={({ target }) => onChoice({ scope: target.value === 'company' ? 'company' : 'own' })}
        >
          <option value="own">{t('statement.own')}</option>
          <option value="company">{company}</option>
        </SelectField>
      )}
      {day('from')}
      {day('to')}
      <DocumentLink
        href={`${documentPaths.statementPdf}${queryOf(choice)}`}
        label={t('statement.pdf')}
        number={t('statement.title')}
      />
    </div>
  );
}
