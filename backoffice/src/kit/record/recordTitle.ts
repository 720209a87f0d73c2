import { useTranslate } from 'react-admin';

/** A title that is only the name of a record is empty without a record: then it is the name of the resource. */
export const useRecordTitle = (resource: string, title: string | undefined): string => {
  const translate = useTranslate();
  return title || translate(`resources.${resource}.name`, { count: 1 });
};
