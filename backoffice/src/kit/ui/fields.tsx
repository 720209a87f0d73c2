import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { directed, useLanguage } from '../../i18n/language';

/** Inputs side by side: as many as fit, one below the other on a phone. */
export const FieldGrid = ({ children, min = 220 }: { children: ReactNode; min?: number }) => (
  <Box
    sx={{
      display: 'grid',
      width: '100%',
      columnGap: 2,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`,
    }}
  >
    {children}
  </Box>
);

export const SectionTitle = ({ text }: { text: string }) => (
  <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650, mt: 2, mb: 0.5 }}>
    {useTranslate()(text)}
  </Typography>
);

/** Small print under the value of a cell. */
export const Under = ({ text = '' }: { text?: string | undefined }) =>
  text === '' ? null : (
    <Typography
      {...{ variant: 'caption', component: 'div', color: 'text.secondary', noWrap: true, dir: 'auto' }}
      title={text}
      sx={{ maxWidth: 140 }}
    >
      {text}
    </Typography>
  );

/** A label with a read-only value. */
export const ReadOnly = ({ label, children }: { label: string; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ py: 1 }}>
      <Typography variant="caption" component="div" color="text.secondary">
        {translate(label)}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', unicodeBidi: 'plaintext', textAlign: 'left' }}>
        {children}
      </Box>
    </Box>
  );
};

/** The column of a note takes the room that the others leave, and is cut only where there is none. */
export const takesRoom = {
  '&.MuiTableCell-head': { minWidth: 90 },
  '&.MuiTableCell-body': { width: '100%', maxWidth: 0 },
} as const;

interface EllipsisProps {
  text: string | undefined;
  width?: number | 'none';
  lines?: 1 | 2;
}

/** The start of a longer text in the direction of the page's language; hovering shows all of it. */
export const EllipsisText = ({ text, width = 220, lines = 1 }: EllipsisProps) => {
  useLanguage();
  return (
    <Typography
      component="span"
      variant="body2"
      title={text}
      dir="auto"
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: lines,
        overflow: 'hidden',
        // The cells of a table do not break.
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        lineHeight: 1.3,
        ...(lines === 1 && { wordBreak: 'break-all' }),
        ...(width !== 'none' && { width: 'max-content', maxWidth: width }),
      }}
    >
      {text && directed(text)}
    </Typography>
  );
};
