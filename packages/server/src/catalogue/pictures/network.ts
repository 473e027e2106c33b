import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** How pictures are reached. There is one, and another for tests: nothing of it is read from the environment. */
export interface Network {
  /** All addresses of a host, by the name service. */
  resolve(host: string): Promise<string[]>
  /** Whether a connection to an address may be made. */
  isAllowed(address: string): boolean
  /** Where the pictures of a test are served; the addresses are checked as always. */
  server?: { port: number; ca: string }
}

/** What IPv6 has handed out: the rest is nobody's, and may be anybody's inside a network. */
const GLOBAL: [ipaddr.IPv6, number] = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is one of the public internet. Whatever has a purpose of its own is none: this machine, private and link-local networks
 * (with the metadata services of clouds), networks of carriers, multicast, tests, documentation, and the addresses of IPv6 that carry one of
 * IPv4 (mapped, 6to4, NAT64, Teredo), public or not: what they lead to depends on who routes them.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return !(address instanceof ipaddr.IPv6) || address.match(GLOBAL)
}

export const publicNetwork: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
}
