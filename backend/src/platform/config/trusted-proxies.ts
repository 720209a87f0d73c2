import { BlockList, isIP, isIPv6 } from 'node:net';
import { ConfigurationError, text, type Variables } from './variables.js';

/** True if a proxy at this address is trusted to state the caller's address. */
export type TrustedProxies = (address: string | undefined) => boolean;

const THIS_MACHINE = ['127.0.0.0/8', '::1'];

/** Proxies on this machine, and those of TRUSTED_PROXIES: addresses and networks, separated by commas. */
export function readTrustedProxies(variables: Variables): TrustedProxies {
  const given = text(variables, 'TRUSTED_PROXIES')?.split(',') ?? [];
  const list = new BlockList();
  for (const network of [...THIS_MACHINE, ...given]) addTo(list, network.trim());
  return (address = '') => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return isIP(plain) !== 0 && list.check(plain, family(plain));
  };
}

function addTo(list: BlockList, network: string): void {
  const [address = '', bits, ...rest] = network.split('/');
  const length = isIPv6(address) ? 128 : 32;
  const prefix = bits === undefined ? length : Number(bits);
  const isSane = isIP(address) !== 0 && rest.length === 0 && bits !== '' && Number.isInteger(prefix) && prefix > 0;
  if (!isSane || prefix > length) {
    throw new ConfigurationError('TRUSTED_PROXIES must be addresses and networks like 10.0.0.5, 10.1.0.0/16');
  }
  list.addSubnet(address, prefix, family(address));
}

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
