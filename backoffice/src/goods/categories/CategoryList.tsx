import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Card, CardActionArea, CardActions, CardContent, Typography } from '@mui/material';
import { Fragment } from 'react';
import { List, RecordContextProvider, useListContext, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ForRole } from '../../kit/auth/ForRole';
import { useCategoryName, useTerm } from '../../i18n/terms';
import { editPath } from '../../paths';
import { thumbnailOf } from '../../kit/pictures/pictureRules';
import type { CategoryRecord } from '../../types';
import { DeleteRecordButton } from '../../kit/ui/DeleteRecordButton';
import { columnsOf, exportOf } from '../../kit/ui/columns';
import { ListExportContext } from '../../kit/ui/ExportMenu';
import { searchFilter } from '../../kit/ui/listFilters';
import { ListStates } from '../../kit/ui/ListStates';
import { ListToolbar } from '../../kit/ui/ResourceList';
import { Badge } from '../../kit/ui/StatusBadge';
import { useServerCall } from '../../kit/ui/useServerCall';

const filters = [searchFilter];

const exports = exportOf(
  columnsOf<CategoryRecord>('categories', [
    { field: 'name' },
    { field: 'displayName' },
    { field: 'displayNameAr' },
    { field: 'productType' },
    { field: 'position', kind: 'number' },
    { field: 'isActive' },
    { field: 'description' },
  ]),
  { file: 'categories' },
);

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

/** A text of staff gets the direction of its own words. */
const freeText = { '& *': { unicodeBidi: 'plaintext' } };

/** One category. A click anywhere on the card opens its edit page. */
const CategoryCard = ({ category }: Props) => {
  const translate = useTranslate();
  const [term, categoryName] = [useTerm(), useCategoryName()];
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardActionArea component={Link} to={editPath('categories', category.id)} sx={{ flexGrow: 1 }}>
        <Picture category={category} />
        <CardContent sx={freeText}>
          <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650 }}>
            {categoryName(category)}{' '}
            {!category.isActive && <Badge tone="neutral" label={translate('resources.categories.inactive')} />}
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

const Cards = () => {
  const { data = [] } = useListContext<CategoryRecord>();
  return (
    <Box
      sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))' }}
    >
      {data.map((category) => (
        <RecordContextProvider key={category.id} value={category}>
          <CategoryCard category={category} />
        </RecordContextProvider>
      ))}
    </Box>
  );
};

/** Creates a category without a form: it is inactive, with an unused name, and is edited afterwards. */
const CreateCategoryButton = () => {
  const refresh = useRefresh();
  const translate = useTranslate();
  const { mutate, isPending } = useServerCall((server) => server.createCategory(), {
    done: 'resources.categories.notifications.created',
    failed: 'resources.categories.notifications.create_failed',
    onSuccess: () => refresh(),
  });
  return (
    <Button size="small" variant="contained" startIcon={<AddOutlined />} loading={isPending} onClick={() => mutate()}>
      {translate('resources.categories.create')}
    </Button>
  );
};

const actions = (
  <ListToolbar columns={false} filters={false}>
    <ForRole action="products.write">
      <CreateCategoryButton />
    </ForRole>
  </ListToolbar>
);

const CategoryList = () => (
  <ListExportContext value={exports}>
    <List filters={filters} actions={actions} sort={{ field: 'position', order: 'ASC' }} perPage={50} empty={false}>
      <ListStates>
        <Cards />
      </ListStates>
    </List>
  </ListExportContext>
);

export default CategoryList;
