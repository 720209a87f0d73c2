import { exceedsLimit } from '@shop/contract/approvals';
import { toFils } from '@shop/contract/money';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../components/ui/notice';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useSessionUser } from '../../session/session-store';
import { limitQuery } from '../api/approvals';

/** True if the cart exceeds the limit of the buyer, so that the company must approve it. */
export function useNeedsApproval(total: number, hasUnpriced: boolean): boolean {
  const user = useSessionUser();
  const { data } = useQuery({ ...limitQuery(), enabled: user !== null });
  if (!data) return false;
  const { monthlyLimit, spent, needsApproval } = data;
  const limit = {
    monthlyLimit: monthlyLimit === null ? null : toFils(monthlyLimit),
    spent: toFils(spent),
    needsApproval,
  };
  return exceedsLimit(limit, toFils(total), hasUnpriced);
}

/** Shows the rest of the month's limit; nothing for buyers without one. */
export function LimitNotice({ isAbove }: { isAbove: boolean }) {
  const { t, format } = useI18n();
  const user = useSessionUser();
  const { data } = useQuery({ ...limitQuery(), enabled: user !== null });
  if (data?.left == null || data.monthlyLimit === null) return null;
  const text = t('cart.limitLeft', { left: format.money(data.left), limit: format.money(data.monthlyLimit) });
  return (
    <Notice kind="info">
      {text} {isAbove && t('cart.limitAbove')}
    </Notice>
  );
}
