import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readSettings } from '@dawakit/server/settings'
import { describe, expect, it } from 'vitest'

const file = fileURLToPath(new URL('dawakit@.service', import.meta.url))
/** As systemd reads it: `Name=value`, a name may come again. */
const lines = readFileSync(file, 'utf8').split('\n')
const valuesOf = (name: string) =>
  lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1))

/** Exposure as systemd counts it, from 0 to 10. `--offline` came with systemd 250. */
const MOST_EXPOSED = 3
const analyze = (...words: string[]) => spawnSync('systemd-analyze', words, { encoding: 'utf8' })
const version = Number(/^systemd (\d+)/.exec(analyze('--version').stdout ?? '')?.[1] ?? 0)

describe('The unit for systemd', () => {
  it('starts node itself from the release in force: npm would be gone before it', () => {
    expect(valuesOf('ExecStart')).toHaveLength(1)
    expect(valuesOf('ExecStart')[0]).toMatch(/^\/srv\/dawakit\/current\/\S+\/node .*\bserver\.ts$/)
    expect(valuesOf('Type')).toEqual(['exec'])
  })

  it('gives the signal to node alone, and all the time that an orderly end may take', () => {
    const { values } = readSettings({ NODE_ENV: 'production', DAWAKIT_MODE: 'demo' })
    const stopSeconds = values.STOP_WAIT_SECONDS + values.STOP_LIMIT_SECONDS
    expect(valuesOf('KillMode')).toEqual(['mixed'])
    expect(valuesOf('KillSignal')).toEqual(['SIGTERM'])
    // One second of turning reads away, ten for workers and database: docs/self-hosting.md.
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(stopSeconds + 1 + 10)
  })

  it('comes up with the machine, and can write its data alone', () => {
    expect(valuesOf('WantedBy')).toEqual(['multi-user.target'])
    expect(valuesOf('ProtectSystem')).toEqual(['strict'])
    expect(valuesOf('ReadWritePaths')).toEqual(['/var/lib/dawakit'])
    expect(valuesOf('Environment')[0]).toContain('DATA_FOLDER=/var/lib/dawakit')
  })

  it('lets V8 compile', () => {
    expect(valuesOf('MemoryDenyWriteExecute')).toEqual([])
  })

  it.skipIf(version < 250)('is exposed to no more than 3.0, as systemd counts (needs systemd 250)', () => {
    const { stdout } = analyze('security', '--offline=true', '--no-pager', file)
    const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1] ?? 10)
    expect(exposure).toBeLessThanOrEqual(MOST_EXPOSED)
  })
})
