import '@fontsource-variable/archivo';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import { selectNumbersOnFocus } from '@shop/contract/number-fields';
import { ignoreStrayClicks } from '@shop/contract/stray-clicks';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { i18nProvider } from './i18n/i18nProvider';
import { shopStore } from './app/layout/shopStore';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

ignoreStrayClicks(document);
selectNumbersOnFocus(document);
// The language is loaded before the first view, which needs its direction.
await i18nProvider.changeLocale(shopStore.getItem('locale', DEFAULT_LANGUAGE) ?? DEFAULT_LANGUAGE);
createRoot(root).render(<App />);
