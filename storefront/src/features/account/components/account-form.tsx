import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import type { ServerForm } from '../../../lib/server-form';
import styles from './profile-view.module.css';

interface AccountFormProps {
  form: Pick<ServerForm<never>, 'refusal' | 'isPending' | 'onSubmit'>;
  /** The text of the button that saves, as long as nothing is sent and while it is. */
  save: readonly [idle: string, pending: string];
  cancel: string;
  onClose: () => void;
  children: ReactNode;
}

/** The sheet of a form that takes the place of what it changes in the account. */
export const AccountForm = ({ form, save, cancel, onClose, children }: AccountFormProps) => (
  <form noValidate className={cx(ui.panel, ui.stack5, styles.sheet, styles.form)} onSubmit={form.onSubmit}>
    {form.refusal && <Notice kind="error">{form.refusal}</Notice>}
    {children}
    <div className={ui.row3}>
      <Button type="submit" disabled={form.isPending}>
        {form.isPending ? save[1] : save[0]}
      </Button>
      <Button variant="secondary" disabled={form.isPending} onClick={onClose}>
        {cancel}
      </Button>
    </div>
  </form>
);
