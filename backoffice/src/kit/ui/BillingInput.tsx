import { BILLING_BASES } from '@shop/contract/billing';
import { required, SelectInput, useTranslate } from 'react-admin';

/** What the orders of an account bill by themselves. */
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
