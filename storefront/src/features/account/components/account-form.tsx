import type { ReactNode, SubmitEventHandler } from 'react';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import styles from './profile-view.module.css';

interface AccountFormProps {
  /** The reason of a refusal that no field shows, or empty. */
  refusal: string;
  isPending: boolean;
  /** The text of the button that saves, as long as nothing is sent and while it is. */
  save: readonly [idle: string, pending: string];
  cancel: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

/** The sheet of a form that takes the place of what it changes in the account. */
export const AccountForm = ({ refusal, isPending, save, cancel, onSubmit, onClose, children }: AccountFormProps) => (
  <form noValidate className={cx(ui.panel, ui.stack5, styles.sheet, styles.form)} onSubmit={onSubmit}>
    {refusal && <Notice kind="error">{refusal}</Notice>}
    {children}
    <div className={ui.row3}>
      <Button type="submit" disabled={isPending}>
        {isPending ? save[1] : save[0]}
      </Button>
      <Button variant="secondary" disabled={isPending} onClick={onClose}>
        {cancel}
      </Button>
    </div>
  </form>
);
