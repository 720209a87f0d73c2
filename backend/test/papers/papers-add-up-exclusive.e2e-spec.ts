import { describe } from '@jest/globals';
import { describePapers } from './adding-up.js';

describe('documents with prices exclusive of VAT', () => describePapers('exclusive'));
