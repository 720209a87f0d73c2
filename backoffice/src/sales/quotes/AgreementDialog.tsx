import { BooleanInput, required, TextInput } from 'react-admin';
import { textOf } from '../../kit/formValues';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { DayInput } from '../../kit/ui/inputs';
import { FormDialog } from '../../kit/ui/FormDialog';
import type { QuoteRecord } from '../../types';

const TEXTS = {
  title: 'resources.quotes.agreement.title',
  save: 'resources.quotes.agreement.save',
  done: 'resources.quotes.agreement.done',
  failed: 'resources.quotes.agreement.failed',
};

const needed = required();

/** Agrees the prices of a quote with its account until a day. */
export const AgreementDialog = ({ record: quote, close }: StepDialogProps<QuoteRecord>) => (
  <FormDialog
    texts={TEXTS}
    textArgs={{ number: quote.number }}
    resource="price-lists"
    record={{ validTo: '', name: '', fromQuantity: false }}
    save={({ name, validTo, fromQuantity }, server) =>
      server.agreeQuotePrices(quote.id, {
        validTo: textOf(validTo),
        fromQuantity: fromQuantity === true,
        ...(textOf(name) !== '' && { name: textOf(name) }),
      })
    }
    close={close}
  >
    <DayInput source="validTo" validate={needed} helperText="resources.quotes.agreement.help" fullWidth />
    <TextInput source="name" helperText="resources.quotes.agreement.name_help" />
    <BooleanInput source="fromQuantity" label="resources.quotes.agreement.from_quantity" helperText={false} />
  </FormDialog>
);
