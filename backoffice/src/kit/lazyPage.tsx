import { Typography } from '@mui/material';
import { connection, whenBack } from '@shop/contract/connection';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { isReachable } from '../connection';

interface PageModule {
  default: ComponentType;
}

/** Replaces a page whose code can't be loaded without a connection. */
const ConnectionLost = () => {
  const translate = useTranslate();
  return (
    <>
      <Title title="shop.connection.title" />
      <Typography sx={{ p: 3 }}>{translate('shop.connection.page')}</Typography>
    </>
  );
};

/**
 * A page whose code is a separate file; a failed fetch is repeated once. Without a connection the page shows that, and
 * opens when the connection is back.
 */
export const lazyPage = (loadCode: () => Promise<PageModule>) => {
  let loaded: ComponentType | undefined;
  const load = async (): Promise<PageModule> => {
    const page = await loadCode();
    loaded = page.default;
    return page;
  };
  const Waiting = () => {
    const [Page, setPage] = useState<ComponentType>(() => loaded ?? ConnectionLost);
    useEffect(
      () =>
        whenBack(isReachable, () => {
          // Some browsers cache the failure of a file until the page is reloaded.
          load().then(
            (page) => setPage(() => page.default),
            () => window.location.reload(),
          );
        }),
      [],
    );
    return <Page />;
  };
  return lazy(() =>
    load()
      .catch(load)
      .catch(async (error: unknown): Promise<PageModule> => {
        if (await isReachable()) throw error;
        connection.noteAnswer(false);
        return { default: Waiting };
      }),
  );
};
