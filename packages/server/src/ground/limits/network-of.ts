import ipaddr from 'ipaddr.js'
import { readAddress } from './read-address.ts'

/** Bits of an IPv6 address that its narrowest network has: what a provider gives one line, at the least. */
const NARROWEST_BITS = 64
/** The networks around it, and how many times a limit they may take: a customer may be given any of them. */
const WIDER = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const

/** Networks that one caller is counted in, at the most. */
export const TIERS = 1 + WIDER.length

export interface CountedNetwork {
  network: string
  /** How many times the limit of one address it may take. */
  times: number
}

/** What limits count as one caller: an IPv4 address, and of an IPv6 address the /64, without what is no address's own. */
export function networkOf(address: string): string {
  const read = readAddress(address)
  if (!read) return address
  return read.kind() === 'ipv4' ? read.toString() : around(read.toString(), NARROWEST_BITS)
}

/**
 * All that a caller is counted as. Whoever has one /48 has 65,536 networks of 64 bits to ask from, so that wider networks
 * are counted too, each with a limit that has grown.
 *
 * @param network - From {@link networkOf}.
 */
export function networksAround(network: string): CountedNetwork[] {
  const own = { network, times: 1 }
  if (!ipaddr.IPv6.isValid(network)) return [own]
  return [own, ...WIDER.map(({ bits, times }) => ({ network: `${around(network, bits)}/${bits}`, times }))]
}

function around(address: string, bits: number): string {
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()
}
