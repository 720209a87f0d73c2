import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button';
import { Link } from '../../../components/ui/link';
import ui from '../../../components/ui/primitives.module.css';
import { paths } from '../../../config/paths';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import goods from '../../goods/components/goods.module.css';
import { forgetCode, ownCodesQuery } from '../api/lists';

/** The buyer's own codes, each with its product; nothing if there are none. */
export function OwnCodes() {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const { data: codes = [] } = useQuery(ownCodesQuery());
  const { mutate, isPending } = useMutation({
    mutationFn: forgetCode,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['own-codes'] }),
  });
  if (codes.length === 0) return null;
  return (
    <section className={goods.panel}>
      <h2>{t('lists.codes')}</h2>
      <p className={ui.note}>{t('lists.codesLead')}</p>
      <ul className={goods.list}>
        {codes.map(({ _id, code, product, productName }) => (
          <li key={_id} className={cx(ui.row2, ui.middle)}>
            <strong>
              <bdi>{code}</bdi>
            </strong>
            <Link to={paths.product(product)} className={goods.grow}>
              <bdi>{productName}</bdi>
            </Link>
            <Button
              variant="quiet"
              aria-label={t('lists.forgetCode1', { code })}
              disabled={isPending}
              onClick={() => mutate(_id)}
            >
              {t('lists.forgetCode')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
