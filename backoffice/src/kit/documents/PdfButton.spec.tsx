import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../../test/renderAdmin';
import { type OpenDocument, openPdf, openStatementPdf } from './openPdf';
import { PdfButton } from './PdfButton';

describe('the button of a PDF', () => {
  const opened = jest.spyOn(window, 'open');
  const clickedRow = jest.fn();
  const addresses = () => opened.mock.calls.map(([address]) => address);
  const show = async (open: OpenDocument, disabled = false) => {
    const page = (
      // A row of a list, which opens its record.
      <div onClick={clickedRow}>
        <PdfButton label="PDF" open={open} button={{ disabled }} />
      </div>
    );
    renderAdmin({ resource: 'invoices', page });
    return screen.findByRole('button', { name: 'PDF' });
  };
  const menu = () => screen.getByRole('button', { name: 'Language: PDF' });

  beforeEach(() => {
    jest.clearAllMocks();
    opened.mockReturnValue(null);
  });
  afterEach(() => void opened.mockReset());

  it('opens the PDF in the language of its customer', async () => {
    await userEvent.click(await show(openPdf('invoices', 'i1')));
    expect(addresses()).toEqual(['/api/invoices/i1/pdf']);
    expect(clickedRow).not.toHaveBeenCalled();
  });

  it.each([
    ['English', 'en'],
    ['العربية', 'ar'],
    ['English + العربية', 'both'],
  ])('offers the PDF in %s', async (name, language) => {
    await show(openPdf('credit-notes', 'c1'));
    await userEvent.click(menu());
    expect(screen.getAllByRole('menuitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('menuitem', { name }));
    expect(addresses()).toEqual([`/api/credit-notes/c1/pdf?language=${language}`]);
    expect(clickedRow).not.toHaveBeenCalled();
  });

  it('keeps the period of a statement', async () => {
    await show(openStatementPdf({ of: 'users', id: 'u1' }, { from: '2026-01-01', to: undefined }));
    await userEvent.click(menu());
    await userEvent.click(screen.getByRole('menuitem', { name: 'العربية' }));
    expect(addresses()).toEqual(['/api/users/u1/statement/pdf?from=2026-01-01&language=ar']);
  });

  it('is disabled with its menu while there is nothing to print', async () => {
    expect(await show(openPdf('invoices', 'i1'), true)).toBeDisabled();
    expect(menu()).toBeDisabled();
  });
});
