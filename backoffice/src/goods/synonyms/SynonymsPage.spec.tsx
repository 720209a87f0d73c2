import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SYNONYMS_ID } from '@shop/contract/synonyms';
import { HttpError } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { forForms } from '../../kit/api/errors';
import { renderAdmin } from '../../../test/renderAdmin';
import type { SynonymsRecord } from '../../types';
import SynonymsPage from './SynonymsPage';

const RECORD: SynonymsRecord = {
  ...{ _id: SYNONYMS_ID, id: SYNONYMS_ID, version: 3, updatedAt: '2026-11-20T06:00:00.000Z' },
  groups: [{ phrases: ['ttr', 'barcode ribbon'] }, { phrases: ['gray', 'grey'] }],
};

const update = jest.fn<(resource: string, params: { data: object }) => Promise<{ data: SynonymsRecord }>>();
const getHistory = jest.fn<ShopDataProvider['getHistory']>();

beforeEach(() => {
  update.mockReset().mockResolvedValue({ data: { ...RECORD, version: 4 } });
  getHistory.mockReset().mockResolvedValue([]);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = async (record = RECORD) => {
  const getOne = () => Promise.resolve({ data: record });
  renderAdmin({ resource: 'synonyms', page: <SynonymsPage />, server: { getOne, update, getHistory } });
  await screen.findByDisplayValue('gray, grey');
};
const press = (name: string) => fireEvent.click(screen.getByText(name));
/** A list is split when its field is left. */
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.blur(screen.getByLabelText(label));
};

describe('the page of synonyms', () => {
  it('saves all groups with the version that was loaded, without empty ones', async () => {
    await open();
    press('Add group');
    type('Group 1', ' foil , hot foil,');
    press('Add group');
    fireEvent.click(screen.getByLabelText('Remove group 4'));
    press('Save');
    await screen.findByText('Synonyms updated.');
    expect(update.mock.calls[0]?.[1].data).toEqual({
      groups: [{ phrases: ['foil', 'hot foil'] }, { phrases: ['ttr', 'barcode ribbon'] }],
      version: 3,
    });
  });

  it('requires a second word in each group', async () => {
    await open();
    type('Group 2', 'gray');
    press('Save');
    await screen.findByText(/Enter a second word with the same meaning/);
    expect(update).not.toHaveBeenCalled();
  });

  it('shows the groups that contain a word, and still saves the others', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('Find a word'), { target: { value: 'GREY' } });
    expect(screen.queryByDisplayValue('ttr, barcode ribbon')).toBeNull();
    fireEvent.change(screen.getByLabelText('Find a word'), { target: { value: 'cork' } });
    expect(screen.getByText('No group contains this word.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Find a word'), { target: { value: 'grey' } });
    type('Group 2', 'gray, grey, ash');
    press('Save');
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1].data).toMatchObject({
      groups: [{ phrases: ['ttr', 'barcode ribbon'] }, { phrases: ['gray', 'grey', 'ash'] }],
    });
  });

  it('shows a refusal of the server at its group', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open();
    const errors = { 'groups.1.phrases': 'Each must be at most 60 characters.' };
    update.mockRejectedValueOnce(forForms(new HttpError('No', 400, { errors })));
    type('Group 2', 'gray, silver grey');
    press('Save');
    await screen.findByText('Each must be at most 60 characters.');
  });

  it('loads the history after the list was saved for the first time', async () => {
    await open({ ...RECORD, version: 0, updatedAt: null });
    expect(getHistory).not.toHaveBeenCalled();
  });
});
