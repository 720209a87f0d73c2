import type { AccountScope } from '@shop/contract/company';
import { mayInCompany, type SharedDocuments, seesCompanyDocuments } from '@shop/contract/company-roles';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/ui/button';
import { useI18n } from '../../../lib/i18n/i18n-context';
import goods from '../../goods/components/goods.module.css';
import { profileQuery } from '../../session/api/session';

const SCOPES = ['own', 'company'] as const satisfies readonly AccountScope[];

/** The account whose documents are listed, from the address. */
export function useScope(): AccountScope {
  const [params] = useSearchParams();
  return params.get('scope') === 'company' ? 'company' : 'own';
}

/**
 * Switches between the user's own documents and the company's, if it shares them. Admins respond to the documents of
 * former members anyway.
 */
export function ScopeSwitch({ kind }: { kind: SharedDocuments }) {
  const { data } = useQuery(profileQuery());
  const company = data?.company;
  const role = data?.companyRole ?? null;
  if (company?.status !== 'Confirmed') return null;
  if (seesCompanyDocuments(kind, role, company)) return <ScopeButtons />;
  return mayInCompany(role, 'manage') ? <ScopeButtons others="former" /> : null;
}

/** @param others the colleagues of the company's documents */
function ScopeButtons({ others = 'company' }: { others?: 'company' | 'former' }) {
  const { t } = useI18n();
  const scope = useScope();
  const [, setParams] = useSearchParams();
  return (
    <div role="group" aria-label={t('account.scope')} className={goods.bar}>
      {SCOPES.map((one) => (
        <Button
          key={one}
          variant={one === scope ? 'primary' : 'secondary'}
          aria-pressed={one === scope}
          onClick={() => setParams(one === 'own' ? {} : { scope: one })}
        >
          {t(`account.scope.${one === 'own' ? one : others}`)}
        </Button>
      ))}
    </div>
  );
}
