import { type MouseEvent, useRef, useState } from 'react';
import { Confirm, SaveButton, Toolbar, useGetList, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { CategoryRecord } from '../types';
import { useSingleClick } from '../ui/useSingleClick';

const ONE_ROW = { page: 1, perPage: 1 };

/** Products bear the name and the type of their category: before saving, says how many of them a change renames, and asks. */
export const RenameSaveBar = () => {
  const record = useRecordContext<CategoryRecord>();
  const { getValues } = useFormContext<CategoryRecord>();
  const [asking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement | null>(null);
  const filter = { category: [record?.id] };
  const { total = 0 } = useGetList('products', { filter, pagination: ONE_ROW }, { enabled: record !== undefined });

  const ignoreSecond = useSingleClick();

  const ask = (event: MouseEvent<HTMLButtonElement>) => {
    ignoreSecond(event);
    if (event.defaultPrevented) return;
    const { displayName, productType } = getValues();
    const renames = displayName.trim() !== record?.displayName || productType !== record.productType;
    if (!renames || total === 0) return;
    event.preventDefault();
    form.current = event.currentTarget.form;
    setAsking(true);
  };
  const save = () => {
    setAsking(false);
    form.current?.requestSubmit();
  };
  return (
    <Toolbar>
      <SaveButton alwaysEnable onClick={ask} />
      <Confirm
        isOpen={asking}
        title="resources.categories.rename.title"
        content="resources.categories.rename.question"
        contentTranslateOptions={{ smart_count: total }}
        onConfirm={save}
        onClose={() => setAsking(false)}
      />
    </Toolbar>
  );
};
