import { Box, Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { labelOf } from '../../kit/steps/nextStep';
import { useStep } from '../../kit/steps/useStep';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import { deliveryPath } from '../../paths';
import { useRoleActions } from '../../kit/auth/useMay';
import type { DeliveryRecord } from '../../types';
import { completeStep } from './deliverySteps';

const large = { flex: 1, minHeight: 56, px: 1 };

interface Props {
  delivery: DeliveryRecord;
}

const CompleteButton = ({ delivery }: Props) => {
  const translate = useTranslate();
  const onFirstClick = useOnFirstClick();
  const { press, dialogs } = useStep(completeStep, delivery);
  return (
    <>
      <Button variant="contained" sx={large} onClick={onFirstClick(press)}>
        {translate(labelOf(completeStep, delivery))}
      </Button>
      {dialogs}
    </>
  );
};

const useMayComplete = ({ allowedActions }: DeliveryRecord): boolean =>
  useRoleActions()('orders.deliver') && allowedActions.includes('complete');

/** On the card of a prepared delivery: large buttons to pick its goods and to deliver them. */
export const CardWork = ({ delivery }: Props) => {
  const translate = useTranslate();
  if (!useMayComplete(delivery)) return null;
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
      <Button component={Link} to={deliveryPath(delivery.id)} variant="outlined" sx={large}>
        {translate('resources.deliveries.pick.start')}
      </Button>
      <CompleteButton delivery={delivery} />
    </Stack>
  );
};

/** On the page of a delivery on a phone: the same step at the lower edge, where a thumb reaches it. */
export const ThumbBar = ({ delivery }: Props) =>
  useMayComplete(delivery) && (
    <Box
      sx={{
        display: { xs: 'flex', sm: 'none' },
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        p: 1,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <CompleteButton delivery={delivery} />
    </Box>
  );
