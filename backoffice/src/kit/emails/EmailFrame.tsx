import { Box } from '@mui/material';

/** Disables links: the frame may not open windows. */
const withoutLinks = (html: string): string => html.replace('<head>', '<head><base target="_blank" />');

interface Props {
  html: string;
  title: string;
  height?: number;
}

/** An email as its recipient sees it. The sandbox isolates its content from the page. */
export const EmailFrame = ({ html, title, height = 460 }: Props) => (
  <Box
    component="iframe"
    sandbox=""
    srcDoc={withoutLinks(html)}
    title={title}
    sx={{ display: 'block', width: '100%', height, border: 1, borderColor: 'divider', bgcolor: '#fff' }}
  />
);
