import { type MouseEvent, useRef, useState } from 'react';
import { Confirm, useGetList, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { CategoryRecord } from '../../types';
import { CheckedEditBar } from '../../kit/ui/SaveBars';
import { useSingleClick } from '../../kit/ui/useSingleClick';

const ONE_ROW = { page: 1, perPage: 1 };

/**
 * Products copy the name and the type of their category: before saving, the bar shows the number of renamed products
 * and requires confirmation.
 */
export const RenameSaveBar = () => {
  const record = useRecordContext<CategoryRecord>();
  const { getValues } = useFormContext<CategoryRecord>();
  const [asking, setAsking] = useState(false);
  /** The pressed button; it is clicked again after the confirmation, without the question. */
  const button = useRef<HTMLButtonElement | null>(null);
  const isAnswered = useRef(false);
  const filter = { category: [record?.id] };
  const { total = 0 } = useGetList('products', { filter, pagination: ONE_ROW }, { enabled: record !== undefined });

  const ignoreSecond = useSingleClick();

  const ask = (event: MouseEvent<HTMLButtonElement>) => {
    if (isAnswered.current) return;
    ignoreSecond(event);
    if (event.defaultPrevented) return;
    const { displayName, productType } = getValues();
    const renames = displayName.trim() !== record?.displayName || productType !== record.productType;
    if (!renames || total === 0) return;
    event.preventDefault();
    button.current = event.currentTarget;
    setAsking(true);
  };
  const save = () => {
    setAsking(false);
    isAnswered.current = true;
    button.current?.click();
    isAnswered.current = false;
  };
  return (
    <>
      <CheckedEditBar onClick={ask} />
      <Confirm
        isOpen={asking}
        title="resources.categories.rename.title"
        content="resources.categories.rename.question"
        contentTranslateOptions={{ count: total }}
        confirm="ra.action.save"
        onConfirm={save}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
