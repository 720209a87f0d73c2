import { beforeAll, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Link } from '../components/ui/link';
import { visit } from '../lib/i18n/i18n';
import { PendingNavigation } from './pending-navigation';

beforeAll(() => visit.load(['app']));

it('a click on a link shows immediately that its page is loading, and the old page remains until then', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const Slow = lazy(() => arrived.then(() => ({ default: () => <p>the next page</p> })));
  render(
    <BrowserRouter useTransitions={false}>
      <PendingNavigation>
        <Suspense fallback={<p>the stand-in</p>}>
          <Routes>
            <Route path="/" element={<Link to="/slow">Onwards</Link>} />
            <Route path="/slow" element={<Slow />} />
          </Routes>
        </Suspense>
      </PendingNavigation>
    </BrowserRouter>,
  );
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('link', { name: 'Onwards' }));
  expect(status).toHaveTextContent('Loading…');
  expect(status).toHaveAttribute('data-pending', 'true');
  expect(screen.getByRole('link', { name: 'Onwards' })).toBeInTheDocument();
  arrive();
  expect(await screen.findByText('the next page')).toBeInTheDocument();
  expect(status).toBeEmptyDOMElement();
});
