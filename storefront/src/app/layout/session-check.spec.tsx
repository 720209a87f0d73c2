import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { stubApi } from '../../../test/api-stub';
import { profile } from '../../../test/given';
import { renderApp } from '../../../test/render-app';
import { profileQuery } from '../../features/session/api/session';
import { session } from '../../features/session/session-store';
import { useSessionCheck, useUserChange } from './root-layout';

function Check() {
  useSessionCheck();
  return useQuery(profileQuery()).isError && 'answered';
}

describe('the check of the session', () => {
  let api: ReturnType<typeof stubApi>;
  beforeEach(() => session.begin(profile()));
  afterEach(() => {
    api.restore();
    act(() => session.end('signedOut'));
  });
  const answers = async (status: number) => {
    api = stubApi(status === 0 ? {} : { 'GET /api/users/account/profile': { status, body: { code: 'ANY' } } });
    await renderApp(<Check />);
    await screen.findByText('answered');
  };

  it.each([0, 429, 500, 502, 503])('keeps the session if the server returns %i', async (status) => {
    await answers(status);
    expect(session.user()).not.toBeNull();
  });

  it.each([401, 403])('ends the session if the server returns %i', async (status) => {
    await answers(status);
    expect(session.user()).toBeNull();
  });
});

/** Requests data of the user, and data that are the same for all users. */
function Loaded({ shops }: { shops: () => number }) {
  useUserChange();
  const { data: owner } = useQuery({ queryKey: ['lists'], queryFn: () => session.user()?.name ?? 'nobody' });
  useQuery({ queryKey: ['shop'], queryFn: shops });
  return owner ?? 'loading';
}

describe('data loaded for a user', () => {
  afterEach(() => act(() => session.end('signedOut')));

  it('is discarded when another user signs in, and when the session ends', async () => {
    const shops = jest.fn(() => 1);
    session.begin(profile({ name: 'Aisha' }));
    await renderApp(<Loaded shops={shops} />);
    await screen.findByText('Aisha');
    act(() => session.begin(profile({ _id: 'f'.repeat(24), name: 'Omar' })));
    await screen.findByText('Omar');
    act(() => session.end('expired'));
    await screen.findByText('nobody');
    expect(shops).toHaveBeenCalledTimes(1);
  });
});
