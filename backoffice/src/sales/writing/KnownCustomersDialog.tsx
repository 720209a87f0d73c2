import { Button, Stack } from '@mui/material';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { KnownCustomersResponse } from '@shop/contract/api';
import { codeOf, detailsOf } from '../../kit/api/errors';
import { TitledDialog } from '../../kit/ui/TitledDialog';

type Customers = KnownCustomersResponse['customers'];

/** The existing customers that the server lists instead of creating another one; null for any other refusal. */
const knownIn = (error: unknown): Customers | null =>
  codeOf(error) === 'CUSTOMER_KNOWN'
    ? ((detailsOf(error) as KnownCustomersResponse | undefined)?.customers ?? [])
    : null;

interface Props {
  customers: Customers;
  /** Uses one of them instead of the new one. */
  use: (id: string) => void;
  enterAnyway: () => void;
  close: () => void;
}

/** The question whether a customer with a known phone number or email address is another person. */
const KnownCustomersDialog = ({ customers, use, enterAnyway, close }: Props) => {
  const translate = useTranslate();
  return (
    <TitledDialog
      title={translate('shop.writing.known_title')}
      close={close}
      actions={
        <>
          <Button onClick={close} autoFocus>
            {translate('ra.action.cancel')}
          </Button>
          <Button onClick={enterAnyway}>{translate('shop.writing.enter_anyway')}</Button>
        </>
      }
    >
      {translate('shop.writing.twins')}
      <Stack sx={{ alignItems: 'flex-start' }}>
        {customers.map(({ _id, name, company, phoneNumber, email }) => (
          <Button key={_id} onClick={() => use(_id)} sx={{ textAlign: 'start' }}>
            {[name, company, phoneNumber, email].filter(Boolean).join(' · ')}
          </Button>
        ))}
      </Stack>
    </TitledDialog>
  );
};

export interface KnownQuestion {
  /** Opens the question if the server refused because of a known customer. @returns true if it did */
  asks: (error: unknown) => boolean;
  /** An addition to the next request body, once. */
  anyway: () => { anyway?: true };
  /** Must be inside the form, which it submits again. @param use selects a known customer instead of the new one */
  question: (use: (id: string) => void) => ReactElement;
}

export const useKnownCustomers = (): KnownQuestion => {
  const [customers, setCustomers] = useState<Customers | null>(null);
  const isAnyway = useRef(false);
  const place = useRef<HTMLSpanElement | null>(null);
  const close = () => setCustomers(null);
  const enterAnyway = () => {
    close();
    isAnyway.current = true;
    place.current?.closest('form')?.requestSubmit();
  };
  return {
    asks: (error) => {
      const known = knownIn(error);
      setCustomers(known);
      return known !== null;
    },
    anyway: () => {
      const said = isAnyway.current ? { anyway: true as const } : {};
      isAnyway.current = false;
      return said;
    },
    question: (use) => (
      <>
        <span ref={place} hidden />
        {customers && (
          <KnownCustomersDialog
            customers={customers}
            use={(id) => {
              close();
              use(id);
            }}
            enterAnyway={enterAnyway}
            close={close}
          />
        )}
      </>
    ),
  };
};
