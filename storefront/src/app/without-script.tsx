import { PAGES, type PageName } from '@shop/contract/pages';
import { RegistrationMark } from '../components/ui/registration-mark';
import { paths } from '../config/paths';
import type { ShopResponse } from '@shop/contract/api';
import { useI18n } from '../lib/i18n/i18n-context';

interface WithoutScriptProps {
  page: PageName;
  /** True if the server rendered the page. */
  isDrawn: boolean;
  shop: ShopResponse;
}

/**
 * The text of a page for browsers without scripts. Server-rendered pages can be read, and say in a line what does not
 * work; the others say what they need, with links to alternatives. Rendered only on the server, with classes of
 * base.css.
 */
export function WithoutScript({ page, isDrawn, shop }: WithoutScriptProps) {
  return isDrawn ? <ReadingOnly shop={shop} /> : <NeedsScript page={page} shop={shop} />;
}

function ReadingOnly({ shop }: { shop: ShopResponse }) {
  const { t } = useI18n();
  return (
    <p className="without-script-line">
      {t('noscript.readOnly')} <Reach shop={shop} />
    </p>
  );
}

function NeedsScript({ page, shop }: Omit<WithoutScriptProps, 'isDrawn'>) {
  const { t } = useI18n();
  return (
    <div className="without-script">
      <p className="without-script-brand">
        <RegistrationMark size={30} />
        <bdi>{shop.name}</bdi>
      </p>
      <h1>{t(PAGES[page].title)}</h1>
      <p>{t(page === 'cart' ? 'noscript.cart' : 'noscript.account')}</p>
      <p>
        <Reach shop={shop} />
      </p>
      <p className="without-script-links">
        <a href={paths.shop}>{t('shop.title')}</a>
        <a href={paths.contact}>{t('page.contact')}</a>
      </p>
    </div>
  );
}

function Reach({ shop: { email } }: { shop: ShopResponse }) {
  const { t } = useI18n();
  return (
    <>
      {t('noscript.reach')} <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
