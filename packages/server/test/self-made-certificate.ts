import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A certificate for this machine that nobody but itself vouches for, good for a day. */
export function selfMadeCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(objectId('2a8648ce3d040302'))
  const name = sequence(tagged(0x31, sequence(objectId('550403'), tagged(0x0c, Buffer.from('localhost')))))
  const names = sequence(tagged(0x82, Buffer.from('localhost')), tagged(0x87, Buffer.from([127, 0, 0, 1])))
  const extension = sequence(objectId('551d11'), tagged(0x04, names))
  const now = Date.now()
  const body = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(now - 3_600_000), time(now + 86_400_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(extension)),
  )
  const certificate = sequence(
    body,
    algorithm,
    tagged(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)])),
  )
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]) => tagged(0x30, Buffer.concat(parts))
const integer = (bytes: Buffer) => tagged(0x02, bytes)
const objectId = (hex: string) => tagged(0x06, Buffer.from(hex, 'hex'))
const time = (at: number) =>
  tagged(0x17, Buffer.from(`${new Date(at).toISOString().replace(/^20|[-:T]|\.\d+/g, '')}`))
