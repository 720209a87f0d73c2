import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PriceChain } from '../../goods/priceLists/PriceChain';
import type { CreditAccount } from '../../kit/api/shopCalls';
import { TitledDialog } from '../../kit/ui/TitledDialog';

interface Props {
  account: CreditAccount;
  product: string;
  qty: number;
}

/** Shows the reason of a price: each line of a price list about the product, and why it decides or does not. */
export const WhyPrice = ({ account, product, qty }: Props) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = translate('resources.price-lists.why_price');
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ px: 0, minWidth: 0 }}>
        {label}
      </Button>
      <TitledDialog
        isOpen={isOpen}
        title={label}
        close={close}
        maxWidth="sm"
        actions={<Button onClick={close}>{translate('ra.action.close')}</Button>}
      >
        <PriceChain account={account} product={product} qty={qty > 0 ? qty : null} />
      </TitledDialog>
    </>
  );
};
