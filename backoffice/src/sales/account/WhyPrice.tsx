import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PriceChain } from '../../goods/priceLists/PriceChain';
import type { CreditAccount } from '../../kit/api/shopCalls';

interface Props {
  account: CreditAccount;
  product: string;
  qty: number;
}

/** Opens the reason of a price: each line of a price list about the product, and why it decides or does not. */
export const WhyPrice = ({ account, product, qty }: Props) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('resources.price-lists.why_price');
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ px: 0, minWidth: 0 }}
      >
        {label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Box sx={{ p: 2, maxWidth: 560, overflowX: 'auto' }}>
          <PriceChain account={account} product={product} qty={qty > 0 ? qty : null} />
        </Box>
      </Popover>
    </>
  );
};
