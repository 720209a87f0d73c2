import Box from '@mui/material/Box';

/** Clicks on links lead nowhere: the frame may not open windows. */
const withoutLinks = (html: string): string => html.replace('<head>', '<head><base target="_blank" />');

interface Props {
  html: string;
  title: string;
  height?: number;
}

/** An e-mail as its recipient sees it. The sandbox keeps its content from everything that the page may do. */
export const EmailFrame = ({ html, title, height = 460 }: Props) => (
  <Box
    component="iframe"
    sandbox=""
    srcDoc={withoutLinks(html)}
    title={title}
    sx={{ display: 'block', width: '100%', height, border: 1, borderColor: 'divider', bgcolor: '#fff' }}
  />
);
