import type { StatementEntryResponse, StatementResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { NumberLink } from './number-link';
import { useInvoicePath } from '../use-invoice-path';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import styles from './statement-table.module.css';

const HEADINGS = ['date', 'entry', 'document', 'reference', 'dueDate', 'debit', 'credit', 'balance'] as const;

/** The entries of a statement, from the opening balance to the last entry of the period. */
export function StatementTable({ statement }: { statement: StatementResponse }) {
  const { t, format } = useI18n();
  const { from, to, openingBalance, entries } = statement;
  return (
    <div className={cx(ui.panel, ui.padded)}>
      <table className={cx(ui.table, styles.table)}>
        <caption className={styles.caption}>
          {t('statement.caption', { from: format.date(from), to: format.date(to) })}
        </caption>
        <thead>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col">
                {t(`statement.${heading}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td />
            <td colSpan={6}>{t('statement.opening')}</td>
            <td data-label={t('statement.balance')}>{format.money(openingBalance)}</td>
          </tr>
          {entries.map((entry, index) => (
            // One payment may be refunded several times.
            <Entry key={index} entry={entry} />
          ))}
        </tbody>
      </table>
      {entries.length === 0 && <p className={styles.none}>{t('statement.empty')}</p>}
    </div>
  );
}

function Entry({ entry }: { entry: StatementEntryResponse }) {
  const { t, format } = useI18n();
  const { kind, at, invoice, reference, debit, credit, balance } = entry;
  const isCredit = credit > 0;
  return (
    <tr>
      <td data-label={t('statement.date')}>
        <time dateTime={at}>{format.date(at)}</time>
      </td>
      <td>
        <EntryName entry={entry} />
      </td>
      <td data-label={t('statement.document')}>
        <DocumentNumber entry={entry} />
      </td>
      <td data-label={reference ? t('statement.reference') : undefined}>
        <bdi>{reference}</bdi>
      </td>
      <td data-label={kind === 'invoice' ? t('statement.dueDate') : undefined}>
        {kind === 'invoice' && invoice && format.date(invoice.dueDate)}
      </td>
      <td data-label={isCredit ? undefined : t('statement.debit')}>{!isCredit && format.money(debit)}</td>
      <td data-label={isCredit ? t('statement.credit') : undefined}>{isCredit && format.money(credit)}</td>
      <td data-label={t('statement.balance')}>{format.money(balance)}</td>
    </tr>
  );
}

/** The name of an entry, how the money came, and what it settled. */
function EntryName({ entry }: { entry: StatementEntryResponse }) {
  const { t, format } = useI18n();
  const { kind, receipt, payment, chequeNumber, settled } = entry;
  const money = kind === 'payment' || kind === 'returned' ? (payment ?? receipt) : null;
  return (
    <>
      {t(`statement.kinds.${kind}`)}
      {money && (
        <span className={styles.method}>
          {t(`paymentMethod.${money.paymentMethod}`)} {chequeNumber && <bdi>{chequeNumber}</bdi>}
        </span>
      )}
      {settled.map(({ invoiceNumber, amount }) => (
        <span key={invoiceNumber} className={styles.method}>
          <bdi>{invoiceNumber}</bdi> {format.money(amount)}
        </span>
      ))}
    </>
  );
}

/** An invoice of a colleague, a credit note and a receipt have no page here. */
function DocumentNumber({ entry: { document } }: { entry: StatementEntryResponse }) {
  const pathOf = useInvoicePath();
  const path = pathOf(document);
  return path === undefined ? <bdi>{document}</bdi> : <NumberLink to={path} number={document} />;
}
