import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Reads what a proxy or a socket calls an address: with a port, in brackets, with a zone, IPv4 in IPv6's clothes.
 * @returns null for what is no address.
 */
export function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const [, bracketed, beforePort] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? []
  const bare = (bracketed ?? beforePort ?? text).replace(/%.*$/, '')
  return isIP(bare) ? ipaddr.process(bare) : null
}
