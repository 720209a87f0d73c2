import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, LinkButton } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import { serverMessage } from '../../../lib/api-error';
import type { ProductResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useSessionUser } from '../../session/session-store';
import { createStockAlert, removeStockAlert, stockAlertsQuery } from '../api/stock-alerts';
import styles from './stock-alert.module.css';

/** The button for an alert about a product that is out of stock. */
export default function StockAlert({ product }: { product: ProductResponse }) {
  const { t } = useI18n();
  const user = useSessionUser();
  if (user) return <OwnAlert product={product._id} user={user._id} />;
  return (
    <div className={cx(ui.sheet, ui.row3, ui.middle, ui.padded, styles.box)}>
      <p>{t('ordering.alertSignIn')}</p>
      <LinkButton variant="secondary" to={paths.login(paths.product(product._id))}>
        {t('login.title')}
      </LinkButton>
    </div>
  );
}

function OwnAlert({ product, user }: { product: string; user: string }) {
  const { t } = useI18n();
  const query = stockAlertsQuery(user);
  const { data, isPending: isLoading } = useQuery(query);
  const alert = data?.find((one) => one.product === product);
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => void (await (alert ? removeStockAlert(alert._id) : createStockAlert(product))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  return (
    <div className={cx(ui.sheet, ui.row3, ui.middle, ui.padded, styles.box)}>
      <p role="status">
        {alert && <Icon name="check" />}
        {t(alert ? 'ordering.alertSet' : 'ordering.alertHint')}
      </p>
      <Button variant={alert ? 'quiet' : 'secondary'} disabled={isLoading || isPending} onClick={() => mutate()}>
        {t(alert ? 'ordering.alertRemove' : 'ordering.alert')}
      </Button>
      {error && (
        <p role="alert" className={styles.error}>
          {serverMessage(error, t('ordering.alertFailed'))}
        </p>
      )}
    </div>
  );
}
