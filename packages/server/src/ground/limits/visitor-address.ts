import ipaddr from 'ipaddr.js'
import type { TrustedProxies } from '../context/config.ts'
import { readAddress } from './read-address.ts'

/**
 * Whose address it is, through the proxies that the operator trusts. Each writes who asked it at the end of
 * X-Forwarded-For; what stands before the last trusted one's entry, anybody can have written. An entry that is no address
 * ends the way: the caller is then the nearest proxy known, never somebody new.
 *
 * @param peer - Who is connected; '' when that is not known.
 */
export function visitorAddress(
  peer: string,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string {
  const entries = forwardedFor?.split(',').toReversed() ?? []
  let caller = peer
  for (const [hop, entry] of entries.entries()) {
    if (!isTrusted(caller, hop, trusted)) break
    const address = readAddress(entry.trim())
    if (!address) break
    caller = address.toString()
  }
  return caller
}

/** @param hop - How many proxies stand between it and us. */
export function isTrusted(address: string, hop: number, trusted: TrustedProxies): boolean {
  if (typeof trusted === 'number') return hop < trusted
  const read = readAddress(address)
  return read !== null && trusted.some((network) => isInside(read, network))
}

function isInside(address: ipaddr.IPv4 | ipaddr.IPv6, cidr: string): boolean {
  const [network, bits] = ipaddr.parseCIDR(cidr)
  return network.kind() === address.kind() && address.match(network, bits)
}
