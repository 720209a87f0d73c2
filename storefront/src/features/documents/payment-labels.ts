import type { PaymentResponse } from '@shop/contract/api';
import type { PlainKey } from '../../lib/i18n/i18n';

export const paymentMethodLabels: Record<PaymentResponse['paymentMethod'], PlainKey> = {
  Cash: 'paymentMethod.Cash',
  'Bank Transfer': 'paymentMethod.Bank Transfer',
  'Credit Card': 'paymentMethod.Credit Card',
  Cheque: 'paymentMethod.Cheque',
  Other: 'paymentMethod.Other',
};
