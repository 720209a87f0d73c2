import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../config/paths';
import { DocumentDetail } from '../../features/documents/components/document-detail';
import { WithLineProducts } from '../../features/documents/components/line-products';
import { invoiceQuery } from '../../features/documents/api/get-my-invoices';
import { InvoiceCard } from '../../features/documents/components/invoice-card';
import { PackLink } from '../../features/supplier-pack/components/pack-link';
import { useI18n } from '../../lib/i18n/i18n-context';

export default function InvoicePage() {
  const { t } = useI18n();
  const { id = '' } = useParams();
  return (
    <DocumentDetail
      query={useQuery(invoiceQuery(id, useQueryClient()))}
      back={{ to: paths.invoices, label: t('record.allInvoices') }}
      titleOf={({ invoiceNumber }) => t('record.invoice', { number: invoiceNumber })}
      texts={{
        title: t('account.invoices'),
        loading: t('invoices.loading'),
        error: t('invoices.error'),
        missing: t('record.invoiceMissing'),
      }}
    >
      {(invoice) => (
        <WithLineProducts lines={invoice.lines}>
          <InvoiceCard invoice={invoice} detailed />
          <p>
            <PackLink />
          </p>
        </WithLineProducts>
      )}
    </DocumentDetail>
  );
}
