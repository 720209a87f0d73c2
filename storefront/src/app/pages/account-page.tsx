import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { Page } from '../../components/ui/page';
import { Skeleton } from '../../components/ui/skeleton';
import { AccountNav } from '../../features/account/components/account-nav';
import { Greeting } from '../../features/account/components/greeting';
import { RequireSession } from '../../features/session/components/require-session';
import styles from './account-page.module.css';

export default function AccountLayout() {
  return (
    <RequireSession>
      <Page>
        <h1 className={styles.greeting}>
          <Greeting />
        </h1>
        <div className={styles.columns} data-account>
          <AccountNav />
          <Suspense fallback={<Skeleton height="16rem" />}>
            <Outlet />
          </Suspense>
        </div>
      </Page>
    </RequireSession>
  );
}
