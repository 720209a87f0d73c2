import { Button } from '@mui/material';
import type { PriceChangePreviewResponse } from '@shop/contract/api';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';

/** Prices with these remarks are changed only after a question. */
const QUESTIONABLE = ['BELOW_COST', 'FAR_OFF'] as const;

interface Props {
  preview: PriceChangePreviewResponse;
  isBusy: boolean;
  onApply: () => void;
}

/** Changes the prices as previewed, after one question if some of them are questionable. */
export const ApplyButton = ({ preview: { lines, products: count }, isBusy, onApply }: Props) => {
  const translate = useTranslate();
  const onFirstClick = useOnFirstClick();
  const [isOpen, setOpen] = useState(false);
  const questions = QUESTIONABLE.flatMap((remark) => {
    const { length } = lines.filter(({ from, to, remarks }) => from !== to && remarks.includes(remark));
    return length === 0 ? [] : [`${translate(`resources.price-changes.remark.${remark}`)}: ${length}`];
  });
  return (
    <>
      <Button
        variant="contained"
        loading={isBusy}
        onClick={onFirstClick(() => (questions.length > 0 ? setOpen(true) : onApply()))}
      >
        {translate('resources.price-changes.apply', { count })}
      </Button>
      <Confirm
        isOpen={isOpen}
        title="shop.warning.title"
        content={questions.map((question) => (
          <div key={question}>{question}</div>
        ))}
        confirm={translate('resources.price-changes.apply', { count })}
        onConfirm={() => {
          setOpen(false);
          onApply();
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
