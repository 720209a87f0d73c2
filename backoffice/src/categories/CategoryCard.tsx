import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useTerm } from '../i18n/useTerm';
import { editPath } from '../paths';
import { thumbnailOf } from '../pictures/pictureRules';
import type { CategoryRecord } from '../records';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { StatusBadge } from '../ui/StatusBadge';

interface Props {
  category: CategoryRecord;
}

const Picture = ({ category }: Props) => {
  const translate = useTranslate();
  return (
    <Box sx={{ height: 120, display: 'grid', placeItems: 'center', bgcolor: 'action.hover', color: 'text.secondary' }}>
      {category.image ? (
        <Box
          component="img"
          src={thumbnailOf(category.image)}
          alt=""
          sx={{ width: 1, height: 120, objectFit: 'contain' }}
        />
      ) : (
        translate('resources.categories.no_image')
      )}
    </Box>
  );
};

const Filters = ({ category }: Props) => {
  const term = useTerm();
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2 }}>
      {category.filters.map(({ Key, displayName, values }) => (
        <Typography key={Key} component="li" variant="caption" color="text.secondary">
          {term(displayName)}:{' '}
          {values.map((value, index) => (
            <Fragment key={value}>
              {index > 0 && ', '}
              <bdi>{term(value)}</bdi>
            </Fragment>
          ))}
        </Typography>
      ))}
    </Box>
  );
};

/** What staff wrote runs in the direction of its own words. */
const freeText = { '& *': { unicodeBidi: 'plaintext' } };

/** One category; the whole of it leads to its edit page. */
export const CategoryCard = ({ category }: Props) => {
  const translate = useTranslate();
  const term = useTerm();
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardActionArea component={Link} to={editPath('categories', category.id)} sx={{ flexGrow: 1 }}>
        <Picture category={category} />
        <CardContent sx={freeText}>
          <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650 }}>
            {term(category.displayName)}{' '}
            {!category.isActive && <StatusBadge color="neutral" label={translate('resources.categories.inactive')} />}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {term(category.productType)}
          </Typography>
          <Typography variant="body2">{category.description}</Typography>
          <Filters category={category} />
        </CardContent>
      </CardActionArea>
      <CardActions sx={{ justifyContent: 'flex-end' }}>
        <DeleteRecordButton />
      </CardActions>
    </Card>
  );
};
