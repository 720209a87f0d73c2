import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../components/ui/button';
import { Page, PageHead } from '../components/ui/page';
import { useI18n } from '../lib/i18n/i18n-context';

function ErrorPage() {
  const { t } = useI18n();
  return (
    <Page>
      <div role="alert">
        <PageHead title={t('app.errorTitle')} lead={t('app.errorText')} />
      </div>
      <Button onClick={() => window.location.reload()}>{t('app.reload')}</Button>
    </Page>
  );
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** When the key (the address) changes, the page is rendered again. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey: string | undefined;
}

/** Limits an error of one page to that page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
