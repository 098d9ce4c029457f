/** Addresses that no model answers at but machines' own secrets do: link-local ones and cloud metadata services. */
import { lookup as resolve, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const REFUSED = new BlockList();
REFUSED.addSubnet('169.254.0.0', 16, 'ipv4');
REFUSED.addSubnet('fe80::', 10, 'ipv6');
// Metadata services that have another address than a link-local one: Amazon, Google, Alibaba, Oracle, Azure.
REFUSED.addAddress('fd00:ec2::254', 'ipv6');
REFUSED.addAddress('fd20:ce::254', 'ipv6');
REFUSED.addAddress('100.100.100.200', 'ipv4');
REFUSED.addAddress('192.0.0.192', 'ipv4');
REFUSED.addAddress('168.63.129.16', 'ipv4');

/** IPv6 addresses that carry one of IPv4: NAT64, 6to4 and the old compatible form. */
const CARRIERS = [
  { prefix: [0x64, 0xff9b, 0, 0, 0, 0], at: 6 },
  { prefix: [0x2002], at: 1 },
  { prefix: [0, 0, 0, 0, 0, 0], at: 6 },
  { prefix: [0, 0, 0, 0, 0, 0xffff], at: 6 },
];

/** True for an IP address (v4, v6, in brackets or with a zone) in a refused range; false for names and all others. */
export function isRefusedAddress(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  const family = isIP(address);
  if (family === 0) return false;
  if (family === 4) return REFUSED.check(address, 'ipv4');
  if (REFUSED.check(address, 'ipv6')) return true;
  const groups = groupsOf(address);
  return CARRIERS.some(({ prefix, at }) => {
    if (!prefix.every((group, index) => groups[index] === group)) return false;
    const [high = 0, low = 0] = groups.slice(at, at + 2);
    return REFUSED.check([high >> 8, high & 255, low >> 8, low & 255].join('.'), 'ipv4');
  });
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // A URL writes every address one way: without a dotted tail.
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const parse = (part: string) => part.split(':').flatMap((group) => (group === '' ? [] : [parseInt(group, 16)]));
  const before = parse(head);
  if (tail === undefined) return before;
  const after = parse(tail);
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** Thrown into a connection whose name leads to a refused address. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
  readonly code = 'ADDRESS_REFUSED';
  constructor(readonly host: string) {
    super(`${host} leads to a refused address`);
  }
}

/**
 * The `lookup` of a connection: as the system's, but a name of which any address is refused is not connected to. What
 * was looked at is what is connected to, so a name that answers otherwise the second time gains nothing. The system
 * asks no `lookup` for a host that is an address: check that by `isRefusedAddress`.
 */
export const lookupUnlessRefused = refusingLookup(resolve);

/** As `lookupUnlessRefused`, over another way to look names up. */
export function refusingLookup(
  resolver: (host: string, options: LookupAllOptions, answer: AllAnswered) => void,
): LookupFunction {
  return (host, options, answer) => {
    resolver(host, { ...options, all: true }, (error, addresses) => {
      if (error) answer(error, '', 0);
      else if (addresses.some(({ address }) => isRefusedAddress(address))) answer(new RefusedAddressError(host), '', 0);
      else if (options.all) answer(null, addresses);
      else answer(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}

type AllAnswered = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;
