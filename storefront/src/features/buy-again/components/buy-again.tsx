import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, LinkButton } from '../../../components/ui/button';
import { SelectField, TextField } from '../../../components/ui/field';
import { Loaded } from '../../../components/ui/record-list';
import { EmptyState, ErrorState } from '../../../components/ui/view-state';
import ui from '../../../components/ui/primitives.module.css';
import { paths } from '../../../config/paths';
import type { PurchaseResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { cartProductsQuery } from '../../cart/api/get-cart-products';
import { FillCartButton } from '../../goods/components/fill-cart-button';
import goods from '../../goods/components/goods.module.css';
import { profileQuery } from '../../session/api/session';
import { type PurchaseScope, purchasesQuery } from '../api/get-purchases';
import { monthName, recentMonths } from '../months';
import { PurchaseRow } from './purchase-row';

/** Earlier purchases of the buyer, or of the company if it shares them, with buttons to buy them again. */
export function BuyAgain() {
  const { t } = useI18n();
  const [scope, setScope] = useState<PurchaseScope>('own');
  const [month, setMonth] = useState('');
  const query = useQuery(purchasesQuery(scope, month));
  const shares = useQuery(profileQuery()).data?.company?.sharesPurchases === true;
  return (
    <section>
      <h2 className={ui.title}>{t('buyAgain.title')}</h2>
      <p className={goods.lead}>{t('buyAgain.lead')}</p>
      {shares && <ScopeSwitch scope={scope} onScope={setScope} />}
      <MonthChoice month={month} onMonth={setMonth} />
      <Loaded query={query} loading={t('buyAgain.loading')} error={t('buyAgain.error')}>
        {(purchases) =>
          purchases.length > 0 ? (
            <Purchases key={`${scope} ${month}`} purchases={purchases} />
          ) : (
            <EmptyState text={t(month === '' ? 'buyAgain.empty' : 'buyAgain.emptyMonth')}>
              {month === '' && <LinkButton to={paths.shop}>{t('requests.browse')}</LinkButton>}
            </EmptyState>
          )
        }
      </Loaded>
    </section>
  );
}

function ScopeSwitch({ scope, onScope }: { scope: PurchaseScope; onScope: (scope: PurchaseScope) => void }) {
  const { t } = useI18n();
  return (
    <div role="group" aria-label={t('buyAgain.scope')} className={goods.bar}>
      {(['own', 'company'] as const).map((one) => (
        <Button
          key={one}
          variant={one === scope ? 'primary' : 'secondary'}
          aria-pressed={one === scope}
          onClick={() => onScope(one)}
        >
          {t(`buyAgain.${one}`)}
        </Button>
      ))}
    </div>
  );
}

function MonthChoice({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
  const { t, language } = useI18n();
  const months = recentMonths(new Date());
  const last = months[1] ?? '';
  return (
    <div className={goods.finder}>
      <SelectField label={t('buyAgain.month')} value={month} onChange={({ target }) => onMonth(target.value)}>
        <option value="">{t('buyAgain.allMonths')}</option>
        {months.map((one) => (
          <option key={one} value={one}>
            {monthName(one, language)}
          </option>
        ))}
      </SelectField>
      <Button variant="secondary" aria-pressed={month === last} onClick={() => onMonth(last)}>
        {t('buyAgain.lastMonth')}
      </Button>
    </div>
  );
}

function Purchases({ purchases }: { purchases: readonly PurchaseResponse[] }) {
  const { t } = useI18n();
  const [words, setWords] = useState('');
  const products = useQuery(cartProductsQuery(purchases.map(({ product }) => product)));
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = purchases.filter(({ productName, sku }) =>
    wanted.every((word) => `${productName} ${sku}`.toLowerCase().includes(word)),
  );
  return (
    <>
      <div className={goods.finder}>
        <div className={goods.grow}>
          <TextField
            type="search"
            label={t('buyAgain.find')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <FillCartButton lines={() => Promise.resolve(shown)} count={shown.length} />
      </div>
      {products.isError && !products.data && (
        <ErrorState text={t('goods.failed')} onRetry={() => void products.refetch()} />
      )}
      {shown.length === 0 && <p role="status">{t('buyAgain.nothing')}</p>}
      <ul className={goods.list}>
        {shown.map((purchase) => (
          <li key={purchase.product}>
            <PurchaseRow purchase={purchase} known={products.data} />
          </li>
        ))}
      </ul>
    </>
  );
}
