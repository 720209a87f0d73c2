import type { ChequesInHandResponse } from '@shop/contract/api';
import ui from '../../../components/ui/primitives.module.css';
import { useI18n } from '../../../lib/i18n/i18n-context';
import payments from './payment-list.module.css';
import styles from './statement-sums.module.css';

/** The memo of a statement: cheques that are no part of its balance; nothing without any. */
export function ChequesInHand({ of: { total, cheques } }: { of: ChequesInHandResponse }) {
  const { t, format } = useI18n();
  if (cheques.length === 0) return null;
  return (
    <div className={ui.stack1}>
      <h3 className={styles.heading}>
        {t('statement.cheques')} · {format.money(total)}
      </h3>
      <p className={ui.soft}>{t('statement.chequesNote')}</p>
      <ul className={payments.list}>
        {cheques.map(({ _id, chequeNumber, bank, chequeDate, amount }) => (
          <li key={_id} className={payments.payment}>
            <span className={payments.amount}>{format.money(amount)}</span>
            <span>{t('statement.cheque', { number: chequeNumber, bank })}</span>
            <time dateTime={chequeDate}>{format.date(chequeDate)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}
