import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { resources } from '../../resources';
import { documentTitle } from './documentTitle';
import { useWaitingRequests } from './NewRequests';
import { useShop } from '../../kit/ui/useShop';

/** The title that the page puts into the bar. It is set when the record is loaded, later than the page. */
const usePageTitle = (): string => {
  const [text, setText] = useState('');
  useEffect(() => {
    const bar = document.getElementById('react-admin-title');
    if (!bar) return undefined;
    const read = () => setText(bar.textContent.trim());
    const observer = new MutationObserver(read);
    observer.observe(bar, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    read();
    return () => observer.disconnect();
  }, []);
  return text;
};

/** Sets the title of the browser's tab for each page. */
export const useDocumentTitle = (): void => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const page = usePageTitle();
  const waiting = useWaitingRequests();
  const { data } = useShop();
  const resource = resources.find(({ name }) => name === pathname.split('/')[1])?.name;
  const nameOf = (count: number) => resource && translate(`resources.${resource}.name`, { count });
  const title = documentTitle({
    page,
    section: nameOf(2),
    kind: nameOf(1),
    waiting,
    shop: data?.name ?? translate('shop.title'),
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
};
