import { E_INVOICE_CONNECTORS } from '@shop/contract/e-invoices';
import { BooleanInput, DateInput, FormDataConsumer, SelectInput } from 'react-admin';

const text = (name: string) => `resources.settings.${name}`;
const choices = E_INVOICE_CONNECTORS.map((name) => ({ id: name, name: text(`connector.${name}`) }));

/** The settings for which e-invoices are issued, and how they are sent to the provider. */
export const EInvoiceInputs = () => (
  <>
    <BooleanInput source="requireReadyEInvoices" helperText={text('help.requireReadyEInvoices')} />
    <SelectInput source="eInvoiceConnector" choices={choices} helperText={text('help.eInvoiceConnector')} />
    <FormDataConsumer>
      {({ formData }) =>
        formData['eInvoiceConnector'] !== 'off' && (
          <>
            <DateInput source="eInvoicesSince" helperText={text('help.eInvoicesSince')} />
            {formData['eInvoiceConnector'] === 'webhook' && (
              <BooleanInput source="sendsEInvoicesOnIssue" helperText={text('help.sendsEInvoicesOnIssue')} />
            )}
          </>
        )
      }
    </FormDataConsumer>
  </>
);
