import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotify } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';

const user = userEvent.setup();

const Page = () => {
  const notify = useNotify();
  return (
    <>
      <button onClick={() => notify('Somebody else was quicker.', { type: 'warning', autoHideDuration: null })}>
        refused
      </button>
      <button onClick={() => notify('Quote updated.', { type: 'success' })}>saved</button>
      <button onClick={() => ['Quote updated.', 'Quote confirmed.'].forEach((text) => notify(text))}>both</button>
    </>
  );
};

describe('a notice', () => {
  it('is replaced by a newer one, even if it would have stayed', async () => {
    renderAdmin({ resource: 'quotes', page: <Page /> });
    await user.click(screen.getByRole('button', { name: 'refused' }));
    await screen.findByText('Somebody else was quicker.');
    await user.click(screen.getByRole('button', { name: 'saved' }));
    await screen.findByText('Quote updated.');
    await waitFor(() => expect(screen.queryByText('Somebody else was quicker.')).toBeNull());
    expect(screen.getByText('Quote updated.')).toBeTruthy();
  });

  it('is the last one if there are several', async () => {
    renderAdmin({ resource: 'quotes', page: <Page /> });
    await user.click(screen.getByRole('button', { name: 'both' }));
    await screen.findByText('Quote confirmed.');
  });
});
