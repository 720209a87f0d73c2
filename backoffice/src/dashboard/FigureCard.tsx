import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Count, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { filteredListPath } from '../paths';

interface Props {
  resource: string;
  status: string;
  label: string;
}

export const FigureCard = ({ resource, status, label }: Props) => (
  <Card>
    <CardActionArea component={Link} to={filteredListPath(resource, { status })} sx={{ height: 1 }}>
      <CardContent>
        <Count resource={resource} filter={{ status }} variant="h4" component="div" sx={{ fontWeight: 700 }} />
        <Typography variant="body2" color="text.secondary">
          {useTranslate()(`shop.dashboard.${label}`)}
        </Typography>
      </CardContent>
    </CardActionArea>
  </Card>
);
