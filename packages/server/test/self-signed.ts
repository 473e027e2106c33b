import { generateKeyPairSync, sign } from 'node:crypto'

/** A certificate and its key, PEM: nobody trusts it who is not told to. */
export interface SelfSigned {
  key: string
  certificate: string
}

/** Makes a certificate (X.509 v3, P-256) for hosts of a test, valid until 2049. */
export function selfSigned(hosts: readonly string[]): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
  const name = sequence(
    der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('a test')))),
  )
  const time = (text: string) => der(0x17, Buffer.from(text))
  const extension = (id: string, value: Buffer) =>
    sequence(der(0x06, Buffer.from(id, 'hex')), der(0x04, value))
  const subjectNames = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))))
  const isAuthority = sequence(der(0x01, Buffer.from([0xff])))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension('551d13', isAuthority), extension('551d11', subjectNames))),
  )
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]))
  const certificate = sequence(body, algorithm, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts))
}

/** One value: tag, length, content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
