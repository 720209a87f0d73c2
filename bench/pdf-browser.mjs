import { StepFailure } from '../scripts/setup/failure.mjs';

/**
 * The browser for PDFs starts behind a ready server: one PDF now, and its start is not measured with the first case.
 * @returns {Promise<boolean>} whether there is one
 */
export async function awaitPdfBrowser(staff) {
  try {
    await staff.get(await pdfPath(staff));
    return true;
  } catch (error) {
    console.log(`no PDF browser on this machine: ${error.message}`);
    return false;
  }
}

/** Of a quote that has a PDF. */
export async function pdfPath(staff) {
  const filter = JSON.stringify({ status: 'Confirmed' });
  const quotes = JSON.parse((await staff.get(`/api/quotes/admin?${new URLSearchParams({ filter })}`)).body);
  const priced = quotes.find(({ allowedActions }) => allowedActions.includes('pdf'));
  if (priced === undefined) throw new StepFailure('None of the confirmed quotes has a PDF.');
  return `/api/quotes/${priced._id}/pdf`;
}
