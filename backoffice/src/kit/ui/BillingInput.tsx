import { BILLING_BASES } from '@shop/contract/billing';
import { required, SelectInput, useTranslate } from 'react-admin';

/** The basis on which the orders of an account are billed. */
export const BillingInput = () => {
  const translate = useTranslate();
  const choices = BILLING_BASES.map((id) => ({ id, name: translate(`shop.billing.${id}`) }));
  return (
    <SelectInput
      source="billing"
      choices={choices}
      translateChoice={false}
      defaultValue="order"
      validate={required()}
      helperText="shop.billing.help"
    />
  );
};
