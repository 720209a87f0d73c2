import { Box, LinearProgress } from '@mui/material';
import { type Query, useIsFetching, useIsMutating } from '@tanstack/react-query';

/** The page's background polling shows no progress. */
const isWaitedFor = ({ meta }: Query): boolean => meta?.['isQuiet'] !== true;

/** Overlays the top edge, so that nothing moves. Fast responses show no line. */
const sx = {
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 'tooltip',
  pointerEvents: 'none',
  animation: 'appear 0s linear 250ms both',
  '@keyframes appear': {
    from: { visibility: 'hidden' },
    to: { visibility: 'visible' },
  },
} as const;

/** A line along the top while anything loads or is stored. */
export const ProgressLine = () => {
  const fetching = useIsFetching({ predicate: isWaitedFor });
  const storing = useIsMutating();
  if (fetching + storing === 0) return null;
  return (
    <Box sx={sx} aria-hidden>
      <LinearProgress sx={{ height: 3 }} />
    </Box>
  );
};
