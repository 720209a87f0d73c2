import type { RuleId } from '../checks/check.js';
import type { Problem } from '../reading/rules/tree-rule.js';

/** The sentences of the checks of e-invoices. */
export interface EInvoiceTexts {
  readonly rules: Readonly<Record<RuleId, string>>;
  /** Sentences about the seller of another shop's document. */
  readonly ofOthers: Readonly<Partial<Record<RuleId, string>>>;
  /** A sentence about one line. */
  readonly ofLine: (number: string, sentence: string) => string;
  /** The fault at a place of another shop's document. @param line of the file */
  readonly atPlace: (place: string, line: number, problem: Problem) => string;
}

function problemText(problem: Problem): string {
  switch (problem.kind) {
    case 'missing':
      return 'missing';
    case 'repeated':
      return 'allowed only once';
    case 'unwanted':
      return 'not allowed here';
    case 'empty':
      return 'empty';
    case 'different':
      return `“${problem.found}” instead of ${problem.wanted}`;
    case 'unlisted':
      return `“${problem.found}” is not a code of the list ${problem.list}`;
    case 'decimals':
      return `“${problem.found}” has more than ${problem.most} decimals`;
  }
}

export const eInvoices: EInvoiceTexts = {
  ofLine: (number, sentence) => `Line ${number}: ${sentence}`,
  atPlace: (place, line, problem) => `${place} (line ${line} of the file): ${problemText(problem)}.`,
  ofOthers: {
    'ibr-cl-23': 'The unit is not a code of UN/ECE Recommendation 20 or 21.',
    'ibr-006': 'The seller has no legal name.',
    'ibr-081': 'The seller has no e-invoice address.',
    'ibr-134-ae': 'The seller has no TRN.',
    'ibr-143-ae': 'The seller’s address needs a street, city and emirate.',
    'ibr-009': 'The seller’s address has no country.',
    'ibr-150-ae': 'The seller has no trade licence number.',
    'ibr-181-ae': 'The seller’s licence type is missing.',
    'ibr-173-ae': 'The seller’s licence type must be TL, EID, PAS or CD.',
    'ibr-172-ae': 'The authority that issued the seller’s trade licence is missing.',
    'ibr-144-ae': 'The buyer’s address needs a street, city and emirate.',
    'ibr-192-ae': 'A bank transfer needs the seller’s IBAN.',
    'ibr-167-ae': 'Exempt items need an exemption code.',
    'ibr-166-ae': 'Reverse charge items need the goods code.',
    'ibr-174-ae': 'Reverse charge items need the GTIN of the goods.',
  },
  rules: {
    'ibr-006': 'The shop has no legal name.',
    'ibr-081': 'The shop has no tax number, which is needed for its e-invoice address.',
    'ibr-134-ae': 'The shop has no TRN.',
    'ibr-143-ae': 'The shop’s address needs a street, city and emirate.',
    'ibr-009': 'The shop’s address has no country.',
    'ibr-150-ae': 'The shop has no trade licence number.',
    'ibr-181-ae': 'The shop’s licence type is missing.',
    'ibr-173-ae': 'The shop’s licence type must be TL, EID, PAS or CD.',
    'ibr-172-ae': 'The authority that issued the shop’s trade licence is missing.',
    'ibr-007': 'The buyer has no name.',
    'ibr-080': 'The buyer has no e-invoice address.',
    'ibr-144-ae': 'The buyer’s address needs a street, city and emirate. Add them to the customer’s company.',
    'ibr-011': 'The buyer’s address has no country.',
    'ibr-135-ae': 'The buyer has neither a TRN nor another identification number.',
    'ibr-149-ae': 'The buyer needs a TRN for an e-invoice address.',
    'ibr-136-ae': 'An invoice without taxable goods needs the buyer’s trade licence number.',
    'ibr-180-ae': 'The buyer’s licence type is missing.',
    'ibr-101-ae': 'The authority that issued the buyer’s trade licence is missing.',
    'ibr-103-ae': 'Reverse charge needs the buyer’s TRN.',
    'ibr-132-ae': 'The TRN must have 15 digits, start with 1 and end with 03.',
    'ibr-cl-14': 'The country code is not valid.',
    'ibr-128-ae': 'The emirate must be one of AUH, DXB, SHJ, AJM, UAQ, RAK and FUJ.',
    'shop-tin': 'The e-invoice address must be the first ten digits of the TRN.',
    'shop-endpoint': 'The e-invoice address must have ten digits: a TIN starting with 1, or a predefined address.',
    'ibr-002': 'The document number is missing.',
    'ibr-003': 'The issue date is missing.',
    'ibr-004': 'The document type is missing.',
    'ibr-cl-01': 'The document type is not valid.',
    'ibr-005': 'The currency is missing.',
    'ibr-cl-04': 'The currency is not valid.',
    'ibr-159-ae': 'Currencies other than AED need an exchange rate.',
    'ibr-154-ae': 'The supply type must be eight digits of 0 and 1.',
    'ibr-193-ae': 'The UUID is missing.',
    'ibr-073': 'The date is not valid.',
    'ibr-127-ae': 'The due date is missing.',
    'ibr-141-ae': 'The date of supply must be before the issue date, or left out.',
    'ibr-124-ae': 'A credit note must not have a date of supply.',
    'ibr-191-ae': 'The payment method is missing.',
    'ibr-049': 'The payment method is missing.',
    'ibr-cl-16': 'The payment method is not valid.',
    'ibr-192-ae': 'A bank transfer needs the shop’s IBAN.',
    'ibr-158-ae': 'The credit note has no reason.',
    'ibr-001-ae': 'The credit note reason is not valid.',
    'ibr-055-ae': 'A credit note must name its invoice, unless it is for a volume discount.',
    'ibr-055': 'The number of the credited invoice is missing.',
    'ibr-016': 'The document has no lines.',
    'ibr-151-ae': 'A tax invoice needs at least one line that is neither exempt nor out of scope.',
    'ibr-122-ae': 'An out-of-scope invoice must not contain taxed items.',
    'ibr-007-ae': 'A free zone supply needs the beneficiary’s TRN or TIN.',
    'ibr-152-ae': 'An export needs a delivery address with street, city and region.',
    'ibr-157-ae': 'This supply type can’t be used on an out-of-scope invoice.',
    'ibr-116-ae': 'The profit margin scheme needs its own VAT category.',
    'ibr-138-ae': 'A summary invoice needs a billing period.',
    'ibr-137-ae': 'An agent’s invoice needs the principal’s TRN.',
    'ibr-142-ae': 'An e-commerce supply needs a delivery address.',
    'shop-export': 'Exported goods must be delivered to another country.',
    'shop-iban': 'The IBAN check digits are not correct.',
    'shop-due': 'The due date is before the issue date.',
    'shop-future': 'The issue date is in the future.',
    'ibr-021': 'The line has no number.',
    'ibr-023': 'The line has no unit.',
    'ibr-cl-23': 'The unit has no code.',
    'ibr-025': 'The line has no name.',
    'ibr-125-ae': 'The line has no description.',
    'ibr-027': 'A price must not be negative.',
    'ibr-087': 'The price quantity must be above 0.',
    'ibr-088': 'The price must be for the same unit as the line.',
    'ibr-147-ae': 'The net amount must equal quantity × price less discount.',
    'ibr-042': 'The discount has no reason.',
    'ibr-033': 'The discount has no reason.',
    'ibr-168-ae': 'The discount has no reason.',
    'ibr-038': 'The charge has no reason.',
    'ibr-169-ae': 'The charge has no reason.',
    'ibr-145-ae': 'The VAT category is missing.',
    'aligned-ibrp-032': 'The VAT category is missing.',
    'aligned-ibrp-037': 'The VAT category is missing.',
    'ibr-139-ae': 'The VAT category is not valid.',
    'ibr-104-ae': 'The VAT of the line is missing.',
    'ibr-194-ae': 'The line amount incl. VAT is missing.',
    'ibr-167-ae': 'Exempt items need an exemption code (DL8.46.1 to DL8.46.4) in the reason for the VAT category.',
    'shop-exemption': 'The exemption code is not valid.',
    'ibr-166-ae': 'Reverse charge items need the goods code, such as DL8.48.8.2, in the reason for the VAT category.',
    'ibr-006-ae': 'The goods code for the reverse charge is not valid.',
    'ibr-174-ae': 'Reverse charge items need the GTIN of the goods in the reason for the VAT category.',
    'ibr-187-ae': 'An HS code must have 6 to 12 digits.',
    'ibr-cl-19': 'The discount reason is not valid.',
    'ibr-cl-20': 'The charge reason is not valid.',
    'aligned-ibrp-s-05': 'The VAT rate does not match the VAT category.',
    'aligned-ibrp-z-05': 'The VAT rate does not match the VAT category.',
    'aligned-ibrp-e-05': 'The VAT rate does not match the VAT category.',
    'aligned-ibrp-o-05': 'The VAT rate does not match the VAT category.',
    'aligned-ibrp-ae-05-ae': 'The VAT rate does not match the VAT category.',
    'aligned-ibrp-s-06': 'The VAT rate does not match the VAT category.',
    'aligned-ibrp-s-07': 'The VAT rate does not match the VAT category.',
    'aligned-ibrp-z-06': 'The VAT rate does not match the VAT category.',
    'aligned-ibrp-z-07': 'The VAT rate does not match the VAT category.',
    'aligned-ibrp-e-06': 'The VAT rate does not match the VAT category.',
    'aligned-ibrp-e-07': 'The VAT rate does not match the VAT category.',
    'aligned-ibrp-o-06': 'The VAT rate does not match the VAT category.',
    'aligned-ibrp-o-07': 'The VAT rate does not match the VAT category.',
    'aligned-ibrp-ae-06': 'The VAT rate does not match the VAT category.',
    'aligned-ibrp-ae-07': 'The VAT rate does not match the VAT category.',
    'aligned-ibrp-048': 'The VAT rate does not match the VAT category.',
    'ibr-120-ae': 'The VAT rate does not match the VAT category.',
    'ibr-121-ae': 'The VAT rate does not match the VAT category.',
    'aligned-ibrp-o-11-ae': 'The VAT rate does not match the VAT category.',
    'ibr-190-ae': 'The standard rate must be 5%.',
    'ibr-162-ae': 'No VAT may be charged in this VAT category.',
    'ibr-163-ae': 'No VAT may be charged in this VAT category.',
    'ibr-165-ae': 'No VAT may be charged in this VAT category.',
    'aligned-ibrp-z-09': 'No VAT may be charged in this VAT category.',
    'aligned-ibrp-e-09': 'No VAT may be charged in this VAT category.',
    'aligned-ibrp-o-09': 'No VAT may be charged in this VAT category.',
    'aligned-ibrp-ae-09-ae': 'No VAT may be charged in this VAT category.',
    'aligned-ibrp-s-01': 'A VAT category total is missing.',
    'aligned-ibrp-z-01': 'A VAT category total is missing.',
    'aligned-ibrp-e-01': 'A VAT category total is missing.',
    'aligned-ibrp-o-01': 'A VAT category total is missing.',
    'aligned-ibrp-ae-01-ae': 'A VAT category total is missing.',
    'aligned-ibrp-s-08': 'The lines do not add up to the total of their VAT category.',
    'aligned-ibrp-z-08': 'The lines do not add up to the total of their VAT category.',
    'aligned-ibrp-e-08': 'The lines do not add up to the total of their VAT category.',
    'aligned-ibrp-o-08': 'The lines do not add up to the total of their VAT category.',
    'aligned-ibrp-ae-08-ae': 'The lines do not add up to the total of their VAT category.',
    'aligned-ibrp-s-09': 'The VAT differs from its rate by more than 0.02.',
    'ibr-co-10': 'The lines do not add up to their total.',
    'ibr-co-11': 'The discounts do not add up to their total.',
    'ibr-co-12': 'The charges do not add up to their total.',
    'ibr-co-13': 'The total excl. VAT must equal the lines less discounts plus charges.',
    'ibr-co-14': 'The VAT does not add up to its total.',
    'ibr-co-15': 'The total incl. VAT must equal the total excl. VAT plus VAT.',
    'ibr-co-16': 'The amount due must equal the total less what has been paid.',
  },
};
