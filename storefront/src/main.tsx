import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { pagesOf } from './app/pages-at';
import './app/styles/font.css';
import './app/styles/tokens.css';
import './app/styles/base.css';
import { visit } from './lib/i18n/i18n';
import { settleLanguage } from './lib/i18n/language';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root to draw in');
const root = createRoot(place);

settleLanguage(visit.language);

/** Without the texts of its frame the shop would speak in keys; a fetch that failed once is tried again. */
const frameTexts = () => visit.load(['app']);

/**
 * Drawn without its page, the frame would show the page's stand-in first, and React keeps what follows a stand-in back for a
 * while, so that nothing flickers. A page that is slow to come is not waited for.
 */
const pageIsReady = Promise.race([
  Promise.all(pagesOf(new URL(window.location.href)).map(({ ready }) => ready())),
  new Promise((resolve) => setTimeout(resolve, 300)),
]);

void Promise.all([frameTexts().catch(frameTexts), pageIsReady]).finally(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
