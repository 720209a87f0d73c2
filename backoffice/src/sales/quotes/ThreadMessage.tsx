import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../kit/format';
import { addressOf } from '@shop/contract/client';
import type { QuoteMessageResponse, TargetResponse } from '@shop/contract/api';
import { wishText } from './targetRules';
import { lineName } from '../../kit/lines/lineName';

interface Props {
  quoteId: string;
  message: QuoteMessageResponse;
}

const bubble = (isOwn: boolean) => ({
  justifySelf: isOwn ? 'end' : 'start',
  maxWidth: 'min(40rem, 92%)',
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: isOwn ? 'action.hover' : 'background.paper',
});
const words = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', unicodeBidi: 'plaintext', textAlign: 'start' };

/** One message, on the side of its author. */
export const ThreadMessage = ({ quoteId, message }: Props) => {
  const translate = useTranslate();
  const { side, author, text, files, targets, createdAt, readByBuyerAt } = message;
  const isOwn = side === 'staff';
  return (
    <Box component="li" sx={bubble(isOwn)}>
      <Typography variant="caption" component="p" color="text.secondary">
        <strong>
          <bdi>{author}</bdi>
        </strong>{' '}
        · <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        {isOwn && readByBuyerAt && ` · ${translate('shop.conversation.read')}`}
      </Typography>
      {text && (
        <Typography variant="body2" sx={words}>
          {text}
        </Typography>
      )}
      {targets && <Targets targets={targets} />}
      {files.map(({ _id, name, size }) => (
        <Typography key={_id} variant="body2">
          <Link
            href={addressOf('/api/quotes/{id}/files/{file}', { path: { id: quoteId, file: _id } })}
            target="_blank"
            rel="noopener"
            sx={{ overflowWrap: 'anywhere' }}
          >
            <bdi>{name}</bdi>
          </Link>{' '}
          <Typography component="span" variant="caption" color="text.secondary">
            {translate('shop.conversation.size', { size: Math.ceil(size / 1024) })}
          </Typography>
        </Typography>
      ))}
    </Box>
  );
};

const Targets = ({ targets }: { targets: readonly TargetResponse[] }) => {
  const translate = useTranslate();
  if (targets.length === 0) {
    return <Typography variant="body2">{translate('shop.conversation.withdrawn')}</Typography>;
  }
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate('shop.conversation.targets')}
      </Typography>
      {targets.map((target) => (
        <Typography key={target.line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{lineName(target)}</bdi>: <bdi>{wishText(target)}</bdi>
        </Typography>
      ))}
    </>
  );
};
