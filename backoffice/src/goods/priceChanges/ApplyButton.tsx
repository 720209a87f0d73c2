import Button from '@mui/material/Button';
import type { PriceChangePreviewResponse } from '@shop/contract/api';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useSingleClick } from '../../kit/ui/useSingleClick';

/** Prices with these remarks are changed only after a question. */
const QUESTIONABLE = ['BELOW_COST', 'FAR_OFF'] as const;

interface Props {
  preview: PriceChangePreviewResponse;
  /** Translation key. */
  label: string;
  isBusy: boolean;
  onApply: () => void;
}

/** Changes the prices as previewed, after one question if some of them are questionable. */
export const ApplyButton = ({ preview, label, isBusy, onApply }: Props) => {
  const translate = useTranslate();
  const ignoreSecond = useSingleClick();
  const [isOpen, setOpen] = useState(false);
  const changing = preview.lines.filter(({ from, to }) => from !== to);
  const found = QUESTIONABLE.map((remark) => ({
    remark,
    count: changing.filter(({ remarks }) => remarks.includes(remark)).length,
  })).filter(({ count }) => count > 0);
  const confirm = () => {
    setOpen(false);
    onApply();
  };
  const question = (
    <ul>
      {found.map(({ remark, count }) => (
        <li key={remark}>
          {translate(`resources.price-changes.remark.${remark}`)}: {count}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Button
        variant="contained"
        loading={isBusy}
        onClick={(event) => {
          ignoreSecond(event);
          if (event.defaultPrevented || isBusy) return;
          if (found.length > 0) setOpen(true);
          else onApply();
        }}
      >
        {translate(label, { count: preview.products })}
      </Button>
      <Confirm
        isOpen={isOpen}
        title="shop.warning.title"
        content={question}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
