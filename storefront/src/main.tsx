import { selectNumbersOnFocus } from '@shop/contract/number-fields';
import { ignoreStrayClicks } from '@shop/contract/stray-clicks';
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app';
import { dataOfDocument } from './app/page-data';
import { pagesOf } from './app/pages';
import './app/styles/font.css';
import './app/styles/tokens.css';
import './app/styles/base.css';
import './app/styles/print.css';
import { visit } from './lib/i18n/i18n';
import { applyLanguage } from './lib/i18n/language';
import { createQueryClient } from './lib/query-client';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root to draw in');
const root = place;

applyLanguage(visit.language);

/** Without the texts of its frame, the shop would show keys; a failed fetch is repeated once. */
const frameTexts = () => visit.load(['app']);
const frameIsReady = frameTexts().catch(frameTexts);
const address = new URL(window.location.href);
const pageIsReady = Promise.all(pagesOf(address).map(({ ready }) => ready(address))).then((all) => all.every(Boolean));

ignoreStrayClicks(document);
selectNumbersOnFocus(document);
const queryClient = createQueryClient();
const app = (
  <App
    queryClient={queryClient}
    within={(routes) => (
      <BrowserRouter useTransitions={false}>
        <HydrationMark />
        {routes}
      </BrowserRouter>
    )}
  />
);

void (root.dataset['drawn'] === undefined ? draw() : hydrate());

/** The server's markup remains until the page's code and texts can replace it without a visible change. */
async function hydrate(): Promise<void> {
  const [isReady] = await Promise.all([pageIsReady, frameIsReady.catch(() => undefined)]);
  dataOfDocument().forEach(([key, answer]) => queryClient.setQueryData(key, answer));
  if (isReady) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** Removes the mark from the server's markup: from now on the page is interactive. */
function HydrationMark() {
  useEffect(() => root.removeAttribute('data-drawn'), []);
  return null;
}

/**
 * Without the page's code, React would first render its fallback, and then show it for a minimum time to avoid flicker.
 * A page that loads slowly is not waited for.
 */
async function draw(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, 300));
  await Promise.all([frameIsReady.catch(() => undefined), Promise.race([pageIsReady, timeout])]);
  createRoot(root).render(app);
}
