import { tinOf } from '@shop/contract/uae';
import { EXPORT_BUYER, NOT_SUBJECT } from './codes.js';
import type { EAddress, EParty } from './e-document.js';
import type { SourceAddress, SourceBuyer, SourceSeller, SupplyOptions } from './source.js';

export function sellerOf(seller: SourceSeller): EParty {
  return {
    endpoint: tinOf(seller.trn),
    identification: '',
    tradeName: seller.name === seller.legalName ? '' : seller.name,
    address: addressOf(seller.address),
    trn: seller.trn,
    legalName: seller.legalName,
    ...licenceOf(seller),
    phone: seller.phones[0] ?? '',
    email: seller.email,
  };
}

/** @param accountId of the buyer's account: distinguishes buyers that have the same predefined address */
export function buyerOf(buyer: SourceBuyer, accountId: string, options: SupplyOptions): EParty {
  const { company } = buyer;
  const trn = company?.trn ?? '';
  const tin = trn === '' ? (company?.tin ?? '') : tinOf(trn);
  const endpoint = options.isExport ? EXPORT_BUYER : tin === '' ? NOT_SUBJECT : tin;
  return {
    endpoint,
    identification: endpoint === tin ? '' : accountId,
    tradeName: '',
    address: company ? addressOf(company.address) : { street: buyer.address, city: '', subdivision: '', country: 'AE' },
    trn,
    legalName: company?.legalName ?? buyer.name,
    ...licenceOf(company ?? { licenceNumber: '', licenceAuthority: '' }),
    phone: buyer.phoneNumber,
    email: buyer.email,
  };
}

function licenceOf({ licenceNumber, licenceAuthority }: { licenceNumber: string; licenceAuthority: string }) {
  return { licence: licenceNumber, licenceType: licenceNumber === '' ? '' : 'TL', licenceAuthority };
}

/** Stored addresses abroad have no region, which the format requires: the city is used for it. */
export function addressOf({ street, city, emirate, country }: SourceAddress): EAddress {
  return { street, city, subdivision: country === 'AE' ? emirate : city, country };
}
