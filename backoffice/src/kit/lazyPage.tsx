import Typography from '@mui/material/Typography';
import { connection, whenBack } from '@shop/contract/connection';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { isReachable } from '../connection';

interface PageModule {
  default: ComponentType;
}

/** Stands in place of a page whose code can't be fetched without a connection. */
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
 * A page whose code is a file of its own; a fetch that failed once is tried again before it counts. Without a connection
 * the page says so, and opens when there is one again.
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
          // Some browsers remember that a file could not be had, until the page is loaded anew.
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
