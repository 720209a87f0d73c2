import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface Props {
  label: string;
  /** The list that the figure counts. */
  to: string;
  /** Undefined while it loads. */
  value: string | undefined;
  detail?: string;
  /** Draws the eye: something is late or missing. */
  urgent?: boolean;
}

export const FigureCard = ({ label, to, value, detail, urgent = false }: Props) => (
  <Card>
    <CardActionArea component={Link} to={to} sx={{ height: 1 }}>
      <CardContent sx={{ height: 1, p: { xs: 1.5, sm: 2 } }}>
        <Typography variant="body2" component="div" color="text.secondary">
          {useTranslate()(`shop.dashboard.${label}`)}
        </Typography>
        <Typography
          component="div"
          sx={{ fontWeight: 700, fontSize: '1.6rem', lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}
          color={urgent ? 'error' : undefined}
        >
          {value ?? <Skeleton width={48} />}
        </Typography>
        <Typography variant="caption" component="div" color="text.secondary" sx={{ minHeight: '1.66em' }}>
          {detail}
        </Typography>
      </CardContent>
    </CardActionArea>
  </Card>
);
