import { createServer as createHttpServer, setGlobalProxyFromEnv } from 'node:http'
import { get } from 'node:https'
import { createServer, type Server } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPictureHost, type PictureHost } from '../../../test/picture-host.ts'
import { type FetchOptions, fetchPicture } from './fetch-picture.ts'

const BYTES = Buffer.from('whatever is there')

describe('a picture of another host', () => {
  let host: PictureHost
  beforeAll(async () => {
    host = await openPictureHost()
  })
  beforeEach(() => host.reset())
  afterAll(() => host.close())
  const ask = (address: string, options: FetchOptions = {}) =>
    fetchPicture(address, { network: host.network, ...options })

  it('comes as it is', async () => {
    host.serve('/a.jpg?size=1', BYTES)
    expect(Buffer.compare(await ask('https://pictures.test/a.jpg?size=1'), BYTES)).toBe(0)
    expect(host.asked).toEqual(['pictures.test/a.jpg?size=1'])
  })

  it.each([
    ['http://pictures.test/a.jpg', 'only https addresses are asked'],
    ['ftp://pictures.test/a.jpg', 'only https addresses are asked'],
    ['file:///etc/passwd', 'only https addresses are asked'],
    ['data:image/png;base64,AAAA', 'only https addresses are asked'],
    ['/images/packs/dolo.svg', 'it is no address'],
    ['//pictures.test/a.jpg', 'it is no address'],
    ['/\\pictures.test/a.jpg', 'it is no address'],
    [`https://pictures.test/${'a'.repeat(2000)}`, 'it is no address'],
    ['https://user:secret@pictures.test/a.jpg', 'an address with a password is not asked'],
    ['https://user@pictures.test/a.jpg', 'an address with a password is not asked'],
    ['https://pictures.test:8443/a.jpg', 'only the port of https itself is asked'],
    ['https://pictures.test:22/a.jpg', 'only the port of https itself is asked'],
  ])('is not asked for at %s', async (address, reason) => {
    await expect(ask(address)).rejects.toThrow(reason)
    expect(host.asked).toEqual([])
  })

  it.each([
    'https://127.0.0.2/a.jpg',
    'https://2130706434/a.jpg',
    'https://0x7f.2/a.jpg',
    'https://0177.0.0.2/a.jpg',
    'https://127.2/a.jpg',
    'https://127.0.0.2./a.jpg',
    'https://%31%32%37.0.0.2/a.jpg',
    'https://１２７.０.０.２/a.jpg',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://[::ffff:127.0.0.2]/a.jpg',
    'https://[::ffff:a9fe:a9fe]/a.jpg',
    'https://[fd00:ec2::254]/a.jpg',
    'https://[64:ff9b::a00:1]/a.jpg',
  ])('is not asked for inside private networks: %s', async (address) => {
    await expect(ask(address)).rejects.toThrow('its host is none of the public internet')
  })

  it('is not asked of a name that leads into a private network, nor of one of which a single address does', async () => {
    host.serve('/a.jpg', BYTES)
    for (const addresses of [
      ['192.168.1.1'],
      ['127.0.0.1', '10.0.0.1'],
      ['127.0.0.1', 'fd00::1'],
      ['::ffff:10.0.0.1'],
      [],
    ]) {
      host.names.set('pictures.test', addresses)
      await expect(ask('https://pictures.test/a.jpg')).rejects.toThrow(
        'its host is none of the public internet',
      )
    }
    expect(host.asked).toEqual([])
  })

  it('is not asked of this machine by its name, by the real network', async () => {
    for (const name of ['localhost', 'LOCALHOST', '127.0.0.1.', '0'])
      await expect(fetchPicture(`https://${name}/a.jpg`), name).rejects.toThrow(
        'its host is none of the public internet',
      )
  })

  it('comes from the address that was checked, whatever the name leads to a moment later', async () => {
    host.serve('/a.jpg', BYTES)
    const answers = [['127.0.0.1'], ['127.0.0.2']]
    const network = { ...host.network, resolve: async () => answers.shift() ?? [] }
    expect(Buffer.compare(await ask('https://pictures.test/a.jpg', { network }), BYTES)).toBe(0)
    expect(answers).toEqual([['127.0.0.2']])
  })

  it('comes from whom its certificate names alone', async () => {
    host.names.set('stranger.test', ['127.0.0.1'])
    host.serve('/a.jpg', BYTES)
    await expect(ask('https://stranger.test/a.jpg')).rejects.toThrow(
      'the host could not be reached (ERR_TLS_CERT_ALTNAME_INVALID)',
    )
    expect(host.asked).toEqual([])
  })

  it('comes after three redirects, not after four', async () => {
    const redirect = (path: string, location: string) =>
      host.serve(path, (response) => response.writeHead(302, { location }).end('moved'))
    redirect('/1', '/2')
    redirect('/2', 'https://other.test/3')
    redirect('/3', '//pictures.test/4')
    host.serve('/4', BYTES)
    expect(Buffer.compare(await ask('https://pictures.test/1'), BYTES)).toBe(0)
    expect(host.asked).toEqual(['pictures.test/1', 'pictures.test/2', 'other.test/3', 'pictures.test/4'])
    redirect('/4', '/5')
    host.serve('/5', BYTES)
    await expect(ask('https://pictures.test/1')).rejects.toThrow('it redirects more than 3 times')
  })

  it.each([
    ['https://169.254.169.254/latest/meta-data/', 'its host is none of the public internet'],
    ['https://intern.test/a.jpg', 'its host is none of the public internet'],
    ['http://pictures.test/a.jpg', 'only https addresses are asked'],
    ['https://pictures.test:8443/a.jpg', 'only the port of https itself is asked'],
    ['https://user:secret@pictures.test/a.jpg', 'an address with a password is not asked'],
  ])('does not follow a redirect to %s', async (location, reason) => {
    host.names.set('intern.test', ['10.0.0.7'])
    host.serve('/a.jpg', (response) => response.writeHead(301, { location }).end())
    await expect(ask('https://pictures.test/a.jpg')).rejects.toThrow(reason)
    expect(host.asked).toEqual(['pictures.test/a.jpg'])
  })

  it.each([404, 403, 500, 204, 206, 304])('is none where the host answers %i', async (status) => {
    host.serve('/a.jpg', (response) => response.writeHead(status).end())
    await expect(ask('https://pictures.test/a.jpg')).rejects.toThrow(`its host answered ${status}`)
  })

  it('is none where the host would speak another protocol, or has no end of headers', async () => {
    const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    host.serve('/other', (response) => response.socket?.write(upgrade))
    await expect(ask('https://pictures.test/other')).rejects.toThrow('its host answered 101')
    host.serve('/long', (response) => response.socket?.write(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}`))
    await expect(ask('https://pictures.test/long')).rejects.toThrow('HPE_HEADER_OVERFLOW')
    host.serve('/early', (response) => {
      const more = () => {
        while (response.socket?.write(`HTTP/1.1 103 Early Hints\r\nX: ${'x'.repeat(9000)}\r\n\r\n`));
      }
      response.socket?.on('drain', more)
      more()
    })
    await expect(ask('https://pictures.test/early', { timeoutMs: 300 })).rejects.toThrow(
      'it was not there after 0.3 seconds',
    )
  })

  it('comes packed only as bytes that nobody unpacks', async () => {
    const packed = gzipSync(Buffer.alloc(20_000_000))
    host.serve('/a.jpg', (response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'image/jpeg' }).end(packed),
    )
    expect(Buffer.compare(await ask('https://pictures.test/a.jpg'), packed)).toBe(0)
  })

  it('comes from the host itself, whatever proxy the environment names: one would look the name up anew', async () => {
    const proxied: (string | undefined)[] = []
    const proxy = createHttpServer().on('connect', (request, socket) => {
      proxied.push(request.url)
      socket.end('HTTP/1.1 502 No\r\n\r\n')
    })
    const port = await portOf(proxy)
    const restore = setGlobalProxyFromEnv({ https_proxy: `http://127.0.0.1:${port}` })
    try {
      host.serve('/a.jpg', BYTES)
      expect(Buffer.compare(await ask('https://pictures.test/a.jpg'), BYTES)).toBe(0)
      expect(proxied).toEqual([])
      // Everybody else would be sent there.
      await new Promise((resolve) => get('https://pictures.test/a.jpg').on('error', resolve))
      expect(proxied).toEqual(['pictures.test:443'])
    } finally {
      restore()
      proxy.close()
    }
  })

  it('is refused when it says that it is too large, before it is read', async () => {
    host.serve('/a.jpg', (response) => response.writeHead(200, { 'content-length': '10000001' }).write('x'))
    await expect(ask('https://pictures.test/a.jpg')).rejects.toThrow('it has more than 10 MB')
  })

  it('is refused when it turns out to be too large, and read no further', async () => {
    let isHungUp: Promise<void> | undefined
    host.serve('/a.jpg', (response) => {
      isHungUp = new Promise((resolve) => response.on('close', () => resolve()))
      const more = () => {
        while (response.writable && response.write(Buffer.alloc(100_000)));
      }
      response.on('drain', more)
      more()
    })
    await expect(ask('https://pictures.test/a.jpg', { mostBytes: 1_000_000 })).rejects.toThrow(
      'it has more than 1 MB',
    )
    await isHungUp
    host.serve('/whole.jpg', Buffer.alloc(1_000_000))
    expect(await ask('https://pictures.test/whole.jpg', { mostBytes: 1_000_000 })).toHaveLength(1_000_000)
  })

  it('is waited for no longer than a while: for its head, its end, the name, the handshake', async () => {
    host.serve('/head.jpg', () => {})
    host.serve('/body.jpg', (response) => response.writeHead(200).write('x'))
    const late = 'it was not there after 0.2 seconds'
    await expect(ask('https://pictures.test/head.jpg', { timeoutMs: 200 })).rejects.toThrow(late)
    await expect(ask('https://pictures.test/body.jpg', { timeoutMs: 200 })).rejects.toThrow(late)
    const nameless = { ...host.network, resolve: () => new Promise<string[]>(() => {}) }
    await expect(
      ask('https://pictures.test/head.jpg', { timeoutMs: 200, network: nameless }),
    ).rejects.toThrow(late)
    const mute = createServer()
    const silent = { ...host.network, server: { port: await portOf(mute), ca: '' } }
    await expect(ask('https://pictures.test/head.jpg', { timeoutMs: 200, network: silent })).rejects.toThrow(
      late,
    )
    mute.close()
  })

  it('is none where the host cannot be found, or breaks off', async () => {
    await expect(ask('https://nobody.test/a.jpg')).rejects.toMatchObject({
      message: 'the host could not be reached (ENOTFOUND)',
      isSilence: true,
    })
    host.serve('/a.jpg', (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('x')
      response.destroy()
    })
    await expect(ask('https://pictures.test/a.jpg')).rejects.toThrow('the host could not be reached')
  })
})

/** Where a server of this machine now listens. */
async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
