import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, HttpError } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { CategoryImageInput } from './CategoryEdit';

const ADDRESS = '/media/0123456789abcdef0123456789abcdef.webp';
const user = userEvent.setup();
const uploadPicture = jest.fn<(picture: File) => Promise<string>>();
const saved = jest.fn();

const open = (image: string) =>
  renderAdmin({
    resource: 'categories',
    server: { uploadPicture },
    page: (
      <Form record={{ id: 'c1', image }} onSubmit={saved}>
        <CategoryImageInput />
        <button type="submit">Save</button>
      </Form>
    ),
  });
const choose = (name = 'red.png') =>
  user.upload(screen.getByLabelText('Upload image'), new File(['x'], name, { type: 'image/png' }));
const save = async () => {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  return saved.mock.lastCall?.[0];
};

describe('the picture of a category', () => {
  it('is uploaded, shown and saved by its address', async () => {
    uploadPicture.mockResolvedValueOnce(ADDRESS);
    open('');
    expect(screen.queryByRole('img')).toBeNull();
    await choose();
    const preview = await screen.findByRole('img', { name: 'Preview of the image' });
    expect(preview.getAttribute('src')).toBe(ADDRESS.replace('.webp', '-320.webp'));
    expect(await save()).toMatchObject({ image: ADDRESS });
  });

  it('does not change if the server refuses another one, whose name is shown', async () => {
    // react-admin writes what failed to the console.
    jest.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    uploadPicture.mockRejectedValueOnce(new HttpError('This picture can’t be read.', 400));
    open('/media/ribbon.svg');
    await choose('broken.png');
    await screen.findByText('broken.png: This picture can’t be read.');
    expect(screen.getByRole('img').getAttribute('src')).toBe('/media/ribbon.svg');
  });

  it('can be removed', async () => {
    open('/media/ribbon.svg');
    await user.click(screen.getByRole('button', { name: 'Remove the image' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(await save()).toMatchObject({ image: '' });
  });
});
