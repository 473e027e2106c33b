import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './network.ts'

describe('an address that a picture may be asked of', () => {
  it.each(['8.8.8.8', '1.1.1.1', '104.18.32.7', '172.15.255.255', '172.32.0.1', '2606:4700::1111', '2001:4860:4860::8888'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.255.255.254'],
    ['this machine', '::1'],
    ['no address yet', '0.0.0.0'],
    ['no address yet', '::'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['link-local: a cloud’s metadata', '169.254.169.254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local, as it was called', 'fec0::1'],
    ['unique local: a cloud’s metadata', 'fd00:ec2::254'],
    ['unique local', 'fc00::1'],
    ['of a carrier', '100.64.0.1'],
    ['of a carrier', '100.127.255.255'],
    ['protocol assignments', '192.0.0.170'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.7'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['multicast', 'ff02::1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped', '::ffff:a9fe:a9fe'],
    ['mapped, of a public one', '::ffff:8.8.8.8'],
    ['compatible, as it was called', '::127.0.0.1'],
    ['translated', '::ffff:0:10.0.0.1'],
    ['NAT64 of a private one', '64:ff9b::10.0.0.1'],
    ['NAT64 of a network’s own', '64:ff9b:1::7f00:1'],
    ['6to4 of a private one', '2002:c0a8:0101::1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['discard', '100::1'],
    ['no address', 'localhost'],
    ['no address', ''],
  ])('is not one of: %s, %s', (_what, address) => expect(isPublicAddress(address)).toBe(false))
})
