import { Alert, Button } from '@mui/material';
import type { SupplierDocumentResponse } from '@shop/contract/api';
import { supplierDocumentState, supplierStateTones } from '@shop/contract/supplier-pack';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { formatDay } from '../../kit/format';
import { settingsPath } from '../../paths';

export const key = (name: string) => `resources.supplier-documents.${name}`;

/** The documents by which buyers check the shop, as far as they are on file. */
export const useSupplierDocuments = () =>
  useServerQuery(['supplier-documents', 'all'], (server) => server.getSupplierDocuments());

/** The state of a document with its tone, and the values of its text: "Expires in 12 days". */
export function validityOf({ daysLeft, expiresOn }: SupplierDocumentResponse) {
  const state = supplierDocumentState(daysLeft);
  return { state, tone: supplierStateTones[state], values: { count: daysLeft ?? 0, day: formatDay(expiresOn) } };
}

/** On the dashboard: the supplier documents that expire soon, or have expired. Nothing if there are none. */
export const SupplierNotice = () => {
  const translate = useTranslate();
  const { data = [] } = useSupplierDocuments();
  const action = (
    <Button component={Link} to={settingsPath('supplierDocuments')} color="inherit" size="small">
      {translate(key('open'))}
    </Button>
  );
  return data.map((one) => {
    const { state, values } = validityOf(one);
    const document = translate(key(`kinds.${one.kind}`));
    return (
      state !== 'valid' && (
        <Alert key={one.kind} severity={state === 'expired' ? 'error' : 'warning'} action={action} sx={{ mt: 2 }}>
          {translate(key(`notice.${state}`), { ...values, document })}
        </Alert>
      )
    );
  });
};
