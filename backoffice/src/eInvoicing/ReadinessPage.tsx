import { Alert, Box, Card, CardContent, LinearProgress, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { editPath, filteredListPath } from '../paths';
import type { ReadinessResponse } from '@shop/contract/api';
import { FailureBox } from '../kit/ui/FailureBox';
import { SectionTitle } from '../kit/ui/fields';
import { FindingList } from './FindingList';
import { useServerQuery } from '../kit/api/useServerQuery';

const key = (name: string) => `resources.e-invoicing.${name}`;

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <CardContent sx={{ pt: 0 }}>
      <SectionTitle text={key(title)} />
      {children}
    </CardContent>
  </Card>
);

const Shop = ({ settings }: Pick<ReadinessResponse, 'settings'>) => {
  const translate = useTranslate();
  return settings.length === 0 ? (
    <Alert severity="success">{translate(key('shop_ready'))}</Alert>
  ) : (
    <Alert severity="warning">
      <FindingList findings={settings} />
    </Alert>
  );
};

const Companies = ({ companies: { total, ready, unready } }: Pick<ReadinessResponse, 'companies'>) => {
  const translate = useTranslate();
  return (
    <>
      <Typography>{translate(key('companies_ready'), { ready, total })}</Typography>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (ready / total) * 100}
        aria-hidden
        sx={{ my: 1, height: 8, borderRadius: 4 }}
      />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {unready.map(({ _id, legalName, findings }) => (
          <Box component="li" key={_id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Link component={RouterLink} to={editPath('companies', _id)} dir="auto">
              {legalName}
            </Link>
            <FindingList findings={findings} isLinked={false} />
          </Box>
        ))}
      </Box>
    </>
  );
};

const Products = ({ products: { total, withoutHsCode, withoutTaxCode } }: Pick<ReadinessResponse, 'products'>) => {
  const translate = useTranslate();
  return (
    <Stack spacing={1}>
      <Typography>{translate(key('products_total'), { count: total })}</Typography>
      {withoutHsCode > 0 && (
        <Typography color="text.secondary">{translate(key('without_hs_code'), { count: withoutHsCode })}</Typography>
      )}
      {withoutTaxCode > 0 && (
        <Alert severity="warning">
          {translate(key('without_tax_code'), { count: withoutTaxCode })}{' '}
          <Link component={RouterLink} to={filteredListPath('products', { taxCategory: ['E', 'AE'] })} color="inherit">
            {translate(key('see_products'))}
          </Link>
        </Alert>
      )}
    </Stack>
  );
};

/** /e-invoicing: the missing data of shop, companies and products for e-invoices. */
const ReadinessPage = () => {
  const translate = useTranslate();
  const { data, isError, isPending, refetch } = useServerQuery(['e-invoicing', 'readiness'], (server) =>
    server.getReadiness(),
  );
  return (
    <Stack spacing={2} sx={{ mt: 2 }} aria-busy={isPending}>
      <Title title={key('page.list')} />
      <Typography color="text.secondary">{translate(key('intro'))}</Typography>
      {isPending && <LinearProgress aria-label={translate('resources.e_invoice.checking')} />}
      {isError && <FailureBox text={translate('resources.e_invoice.failed')} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Section title="shop">
            <Shop settings={data.settings} />
          </Section>
          <Section title="companies">
            <Companies companies={data.companies} />
          </Section>
          <Section title="products">
            <Products products={data.products} />
          </Section>
        </>
      )}
    </Stack>
  );
};

export default ReadinessPage;
