interface Details {
  readonly legalName: string;
  readonly legalNameAr: string;
  readonly trn: string;
  readonly tin: string;
  readonly licenceNumber: string;
  readonly licenceAuthority: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly emirate: string;
    readonly country: string;
  };
}

const valuesOf = ({ address, ...own }: Details): string[] => [
  ...[own.legalName, own.legalNameAr, own.trn, own.tin, own.licenceNumber, own.licenceAuthority],
  ...[address.street, address.city, address.emirate, address.country],
];

/** True if two descriptions of a company are equal: a form may send unchanged details back. */
export function sameDetails(one: Details, other: Details): boolean {
  const values = valuesOf(other);
  return valuesOf(one).every((value, index) => value === values[index]);
}
