import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../components/ui/button';
import { Link } from '../../../components/ui/link';
import { RecordsSkeleton } from '../../../components/ui/record-list';
import { EmptyState, ErrorState } from '../../../components/ui/view-state';
import ui from '../../../components/ui/primitives.module.css';
import { paths } from '../../../config/paths';
import { ApiError, serverMessage } from '../../../lib/api-error';
import type { ListResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { cartProductsQuery } from '../../cart/api/get-cart-products';
import { FillCartButton } from '../../goods/components/fill-cart-button';
import { GoodsRow } from '../../goods/components/goods-row';
import goods from '../../goods/components/goods.module.css';
import { listQuery } from '../api/lists';
import { nameOfList } from '../list-name';
import { ListLines } from './list-lines';
import { ListSettings } from './list-settings';

export function OneList({ id }: { id: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { data, error, refetch } = useQuery(listQuery(id));
  useDocumentTitle(data ? nameOfList(data.name, i18n) : t('lists.one'));
  const isLasting = error instanceof ApiError && error.status === 404;
  return (
    <section>
      <p>
        <Link to={paths.lists} className={goods.back}>
          {t('lists.back')}
        </Link>
      </p>
      {error && !data ? (
        <ErrorState
          text={serverMessage(error, t('lists.oneError'))}
          onRetry={isLasting ? undefined : () => void refetch()}
        />
      ) : !data ? (
        <RecordsSkeleton text={t('lists.oneLoading')} />
      ) : (
        <List key={data._id} list={data} />
      )}
    </section>
  );
}

function List({ list }: { list: ListResponse }) {
  const i18n = useI18n();
  const { t } = i18n;
  const products = useQuery({
    ...cartProductsQuery(list.lines.map(({ product }) => product)),
    enabled: list.lines.length > 0,
  });
  const name = nameOfList(list.name, i18n);
  return (
    <>
      <h2 id="list-title" tabIndex={-1} className={ui.title}>
        <bdi>{name}</bdi>
      </h2>
      <p className={ui.note}>
        {t('lists.products', { count: list.products })}
        {!list.isOwn && ` · ${t('lists.of', { name: list.owner.name })}`}
        {list.isShared && ` · ${t('lists.shared')}`}
      </p>
      <div className={goods.bar}>
        <FillCartButton lines={() => Promise.resolve(list.lines)} count={list.products} />
      </div>
      {products.isError && !products.data && (
        <ErrorState text={t('goods.failed')} onRetry={() => void products.refetch()} />
      )}
      {list.lines.length === 0 ? (
        <EmptyState text={t('lists.oneEmpty')} hint={t('lists.oneEmptyHint')}>
          <LinkButton to={paths.shop}>{t('requests.browse')}</LinkButton>
        </EmptyState>
      ) : list.isOwn ? (
        // A save resets the form; after a failed save the typed values remain.
        <ListLines key={list.version} list={list} known={products.data} />
      ) : (
        <ColleaguesLines list={list} known={products.data} />
      )}
      {list.isOwn && <ListSettings list={list} />}
    </>
  );
}

/** Only the owner can change the lines. */
function ColleaguesLines({ list, known }: Parameters<typeof ListLines>[0]) {
  const { format } = useI18n();
  return (
    <ul className={goods.list}>
      {list.lines.map(({ product, productName, qty }) => (
        <li key={product}>
          {known && (
            <GoodsRow product={known.get(product)} name={productName}>
              <strong>× {format.number(qty)}</strong>
            </GoodsRow>
          )}
        </li>
      ))}
    </ul>
  );
}
