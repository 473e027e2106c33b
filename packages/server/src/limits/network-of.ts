import { isIPv6 } from 'node:net'

/**
 * What limits count as one caller: an IPv4 address, and of an IPv6 address the network, as every customer of a provider
 * has 2^64 of them.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [left = '', right] = plain.replace(/%.*$/, '').toLowerCase().split('::')
  const start = left.split(':').filter(Boolean)
  const end = right?.split(':').filter(Boolean) ?? []
  const zeros = right === undefined ? [] : Array<string>(8 - start.length - end.length).fill('0')
  const groups = [...start, ...zeros, ...end].slice(0, 4)
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}
