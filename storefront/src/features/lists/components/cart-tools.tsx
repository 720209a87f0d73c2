import { useState } from 'react';
import { Button, LinkButton } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import { copyText } from '../../../lib/copy-text';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { cartLinkOf } from '../../goods/cart-link';
import goods from '../../goods/components/goods.module.css';
import { useSessionUser } from '../../session/session-store';
import { cartLines } from '../cart-lines';
import { AddToList } from './add-to-list';
import { SaveCart } from './save-cart';

/** Tools for a whole cart: save it, or share it. */
export function CartTools() {
  const { t } = useI18n();
  const user = useSessionUser();
  return (
    <section aria-label={t('cartTools.title')} className={cx(ui.stack2, goods.tools)}>
      {user && (
        <>
          <SaveCart />
          <AddToList lines={cartLines} done={(list) => t('lists.cartAdded', { list })} />
        </>
      )}
      <ShareLink />
    </section>
  );
}

/** A link to the saved lists, for an empty cart. */
export function SavedCarts() {
  const { t } = useI18n();
  if (!useSessionUser()) return null;
  return (
    <LinkButton variant="secondary" to={paths.lists}>
      {t('cartTools.open')}
    </LinkButton>
  );
}

function ShareLink() {
  const { t } = useI18n();
  const [link, setLink] = useState<string>();
  if (link === undefined) {
    return (
      <div>
        <Button variant="quiet" onClick={() => setLink(cartLinkOf(cartLines()))}>
          {t('cartTools.link')}
        </Button>
      </div>
    );
  }
  return (
    <div className={cx(ui.panel, ui.stack3, ui.padded, goods.panel)}>
      <TextField
        autoFocus
        readOnly
        dir="ltr"
        label={t('cartTools.linkField')}
        hint={t('cartTools.linkHint')}
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className={goods.bar}>
        <Button onClick={() => copyText(link, t('cartTools.copied'), t('cartTools.copyByHand'))}>
          {t('cartTools.copy')}
        </Button>
        <Button variant="secondary" onClick={() => setLink(undefined)}>
          {t('lists.cancel')}
        </Button>
      </div>
    </div>
  );
}
