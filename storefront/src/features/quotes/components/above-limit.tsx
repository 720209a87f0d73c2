import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { serverMessage } from '../../../lib/api-error';
import { useI18n } from '../../../lib/i18n/i18n-context';

interface AboveLimitProps {
  /** It names those who may approve. */
  refusal: Error | null;
  isPending: boolean;
}

/** The end of a form whose acceptance is above the limit of the buyer, and may be sent to the company for approval. */
export function AboveLimit({ refusal, isPending }: AboveLimitProps) {
  const { t } = useI18n();
  return (
    <Notice kind="info">
      <div className={ui.stack3}>
        <span>{serverMessage(refusal, t('offer.acceptFailed'))}</span>
        <div>
          <Button type="submit" disabled={isPending}>
            {t('offer.requestApproval')}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
