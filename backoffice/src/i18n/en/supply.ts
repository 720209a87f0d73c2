/** The supply, as its e-invoice tells it. */
export const supply = {
  title: 'Supply, for the e-invoice',
  isExport: 'Export: the goods leave the country',
  export_help: 'The company’s address is abroad, and the lines are zero-rated (Z) with evidence of the export.',
  freeZoneBeneficiary: 'TRN or TIN of the beneficiary in a free zone',
  beneficiary_help: 'Empty: no free zone is involved.',
  invalid: 'A TRN is 15 digits from 1 to 03, a TIN its first ten digits.',
};
