import '@fontsource-variable/archivo';
import './firstRows/firstRows.css';
import { showFirstRows } from './firstRows/showFirstRows';

/** The rows need a moment of the processor, the application seconds of it: the rows go first, unless the server is slow. */
const ROWS_MS = 500;

await Promise.race([showFirstRows(), new Promise((late) => setTimeout(late, ROWS_MS))]);
void import('./start');
