import { useNotify } from 'react-admin';
import { leftOutText } from '../../i18n/refusalText';
import type { ShopDataProvider } from '../../kit/api/dataProvider';

type BatchResult = Awaited<ReturnType<ShopDataProvider['remindQuotes']>>;

/** Translation keys. */
interface Texts {
  done: string;
  left_out: string;
}

/** Reports a call for several quotes, with one skipped quote and the reason. */
export const useBatchNotice = (texts: Texts) => {
  const notify = useNotify();
  return ({ done, leftOut }: BatchResult) => {
    const [first] = leftOut;
    if (first) {
      const messageArgs = { done, count: leftOut.length, first: leftOutText(first) };
      notify(texts.left_out, { type: 'warning', messageArgs });
    } else notify(texts.done, { type: 'success', messageArgs: { count: done } });
  };
};
