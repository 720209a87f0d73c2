import { Button } from '../../../components/ui/button';
import type { QuoteResponse } from '../../../lib/api-types';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useRequestAgain } from '../use-request-again';

export function RequestAgainButton({ quote }: { quote: QuoteResponse }) {
  const { t } = useI18n();
  const { requestAgain, isPending } = useRequestAgain();
  const label = isPending ? t('requests.againBusy') : t('requests.again');
  return (
    <Button
      variant="secondary"
      disabled={isPending}
      aria-label={`${label}: ${quote.number}`}
      onClick={() => requestAgain(quote)}
    >
      {label}
    </Button>
  );
}
