import { Facts } from '../../../components/ui/facts';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import type { StatementResponse } from '@shop/contract/api';
import { AGES } from '@shop/contract/statement';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { ChequesInHand } from './cheques-in-hand';
import styles from './statement-sums.module.css';

/** Sums that are omitted if zero. */
const SELDOM = [
  'advanced',
  'credited',
  'writtenOff',
  'waived',
  'recovered',
  'returned',
  'refunded',
  'voided',
  'mistaken',
  'forMembers',
  'creditBalance',
] as const;

/** The sums of a statement, and the age of its debts. */
export function StatementSums({ statement }: { statement: StatementResponse }) {
  const { t, format } = useI18n();
  const { openingBalance, invoiced, paid, closingBalance, aging } = statement;
  const seldom = SELDOM.filter((sum) => statement[sum] !== 0).map((sum) => ({
    name: t(`statement.${sum}`),
    value: format.money(statement[sum]),
  }));
  return (
    <div className={cx(ui.sheet, ui.stack4, ui.padded)}>
      <Facts
        facts={[
          { name: t('statement.opening'), value: format.money(openingBalance) },
          { name: t('statement.invoiced'), value: format.money(invoiced) },
          { name: t('statement.paid'), value: format.money(paid) },
          ...seldom,
        ]}
      />
      <p className={styles.closing}>
        <span>{t('statement.closing')}</span> <span>{format.money(closingBalance)}</span>
      </p>
      <h3 className={styles.heading}>{t('statement.ages')}</h3>
      <Facts facts={AGES.map((age) => ({ name: t(`statement.ages.${age}`), value: format.money(aging[age]) }))} />
      <ChequesInHand of={statement.chequesInHand} />
    </div>
  );
}
