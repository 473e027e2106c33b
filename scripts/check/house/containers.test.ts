import { existsSync, readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { SETTINGS } from '../../../packages/server/src/operator/settings/settings.ts'

const FOLDER = 'examples/deploy/container'
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8')

interface Service {
  image?: string
  environment?: Record<string, string>
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  ports?: string[]
  networks?: string[]
  command?: string[]
}

describe('The image', () => {
  const text = read('Dockerfile')

  it('has nothing that a linter of Dockerfiles names', () => {
    expect(validate(text)).toEqual([])
    expect(validate(`${text}\nEXPOSE many`)).not.toEqual([])
  })

  it('runs commands that there are, on bases that are named by their version', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const commands = [...text.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name)
    expect(commands).not.toEqual([])
    for (const name of commands) expect(scripts).toHaveProperty([name])
    for (const [, base] of text.matchAll(/^FROM (\S+)/gm)) expect(base).toMatch(/:(?!latest)\S+$/)
    for (const [file] of text.matchAll(/examples\/\S+\.ts/g)) expect(existsSync(file), file).toBe(true)
  })

  it('runs as nobody who may change it', () => {
    expect(text.split('\nFROM ').at(-1)).toMatch(/\nUSER [1-9]\d+\n/)
  })
})

describe('The compose file', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }

  it('gives the shop settings that there are', () => {
    const given = Object.keys(services['shop']?.environment ?? {})
    const asked = [...read('shop.env.example').matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name = '']) => name)
    expect(given.length * asked.length).toBeGreaterThan(0)
    expect([...given, ...asked].filter((name) => !(name in SETTINGS))).toEqual([])
  })

  it('asks in its example for all that a live shop must set, beside what it gives itself', () => {
    const live = { isLive: true, text: () => '', isSet: () => false }
    const needed = Object.entries(SETTINGS).filter(([, { needed }]) => needed?.(live))
    const told = `${read('shop.env.example')}\n${read('compose.yaml')}`
    expect(needed.map(([name]) => name).filter((name) => !told.includes(name))).toEqual([])
  })

  it('opens the proxy to the world alone, and every image is named by its version', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports)
    expect(open.map(([name]) => name)).toEqual(['proxy'])
    for (const { image } of Object.values(services)) expect(image).toMatch(/^dawakit$|:(?!latest)\S+$/)
  })

  it('serves the desk on a host of its own, which the shop knows, without its secrets', () => {
    const { environment = {}, networks, command } = services['desk'] ?? {}
    expect(services['shop']?.environment).toMatchObject({
      DESK_URL: expect.stringMatching(/^https:\/\/\$\{DESK_HOST:\?/),
    })
    expect(environment).toEqual({
      PORT: '4600',
      DESK_URL: expect.stringMatching(/^https:\/\/\$\{DESK_HOST\}$/),
      STORE_URL: expect.stringMatching(/^https:\/\/\$\{SHOP_HOST\}$/),
    })
    expect(networks).toEqual(['outside'])
    expect(existsSync(command?.[0] ?? ''), 'what it starts').toBe(true)
    const hosts = read('Caddyfile').split(/^\{\$/m)
    const desk = hosts.find((host) => host.startsWith('DESK_HOST}'))
    expect(desk).toContain('handle /api/desk/* {')
    expect(desk).toContain(`reverse_proxy desk:${environment['PORT']}`)
    expect(services['proxy']?.environment).toHaveProperty('DESK_HOST')
  })

  it('lets no process of the shop write into its image', () => {
    for (const name of ['shop', 'shop-2', 'command', 'desk']) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    }
  })
})
