import { createRoot } from 'react-dom/client';
import { App } from './App';
import { leaveFirstRows } from './firstRows/leaveFirstRows';
import { firstLanguage } from './firstRows/showFirstRows';
import { i18nProvider } from './i18n/i18nProvider';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** What went wrong must not be hidden behind rows that look as if all were well. */
const show = (error: unknown) => {
  leaveFirstRows();
  console.error(error);
};
window.addEventListener('vite:preloadError', leaveFirstRows);

// In the reader's language from the first: the direction of the styles is settled with the first of them.
await i18nProvider.changeLocale(firstLanguage()).catch(leaveFirstRows);
createRoot(root, { onCaughtError: show, onUncaughtError: show }).render(<App />);
