import { Badge } from '../../../components/ui/badge';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { statusText, statusTones } from '../document-kinds';

/** The status of a request, an order or an invoice. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <Badge tone={statusTones[status] ?? 'neutral'} dot>
      {statusText(status, useI18n().t)}
    </Badge>
  );
}
