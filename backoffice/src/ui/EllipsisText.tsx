import Typography from '@mui/material/Typography';

/** One line of a longer text; the whole of it on hovering. */
export const EllipsisText = ({ text, width = 220 }: { text: string | undefined; width?: number }) => (
  <Typography
    component="span"
    variant="body2"
    noWrap
    title={text}
    dir="auto"
    sx={{ display: 'block', maxWidth: width }}
  >
    {text}
  </Typography>
);
