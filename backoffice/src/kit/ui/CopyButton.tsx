import Button, { type ButtonProps } from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';

interface Props extends Pick<ButtonProps, 'variant'> {
  text: string;
  isLink?: boolean;
}

/** Copies a text, with a notice. Browsers have no clipboard API for pages without a secure connection. */
export const CopyButton = ({ text, isLink = false, ...button }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const key = (part: string) => `shop.${isLink ? 'share' : 'clipboard'}.${part}`;
  const copy = () =>
    Promise.resolve(text)
      .then((one) => navigator.clipboard.writeText(one))
      .then(
        () => notify(key('copied'), { type: 'success' }),
        () => notify(key('copy_failed'), { type: 'info' }),
      );
  return (
    <Button {...button} onClick={() => void copy()}>
      {translate(key('copy'))}
    </Button>
  );
};
