import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { serverMessage } from '../../../lib/api-error';
import type { ManagedCompanyResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import goods from '../../goods/components/goods.module.css';
import { changeSettings, type Setting, teamQuery } from '../api/team';

const SETTINGS = [
  'needsApproval',
  'sharesQuotes',
  'sharesOrders',
  'sharesInvoices',
  'sharesPurchases',
] as const satisfies readonly Setting[];

/** The company's settings for sharing, and for requests above a limit. */
export function TeamSettings({ company }: { company: ManagedCompanyResponse }) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (fields: Partial<Record<Setting, boolean>>) => changeSettings({ ...fields, version: company.version }),
    onSuccess: (changed) => {
      queryClient.setQueryData(teamQuery().queryKey, changed);
      void queryClient.invalidateQueries({ queryKey: ['profile'] });
      notify('success', t('team.saved'));
    },
  });
  return (
    <fieldset className={cx(ui.panel, ui.stack3, ui.padded, goods.panel)}>
      <legend>
        <h2 className={ui.heading}>{t('team.settings')}</h2>
      </legend>
      {SETTINGS.map((setting) => (
        <label key={setting} className={goods.check}>
          <input
            type="checkbox"
            checked={(isPending ? variables[setting] : undefined) ?? company[setting]}
            disabled={isPending}
            onChange={(event) => mutate({ [setting]: event.target.checked })}
          />
          {t(`team.${setting}`)}
        </label>
      ))}
      {error && <Notice kind="error">{serverMessage(error, t('team.failed'))}</Notice>}
    </fieldset>
  );
}
