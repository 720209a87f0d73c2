import { Box } from '@mui/material';
import { thumbnailOf } from './pictureRules';

/** The picture at an address; an empty frame without one. */
export const PicturePreview = ({ address, alt }: { address: string; alt: string }) => (
  <Box
    sx={{
      width: 72,
      height: 72,
      flexShrink: 0,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      overflow: 'hidden',
    }}
  >
    {address && (
      <Box
        component="img"
        src={thumbnailOf(address)}
        alt={alt}
        width={72}
        height={72}
        sx={{ width: 1, height: 1, objectFit: 'contain' }}
      />
    )}
  </Box>
);
