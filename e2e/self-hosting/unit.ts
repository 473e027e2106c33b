import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

const UNIT = new URL('../../examples/deploy/systemd/dawakit@.service', import.meta.url)

export interface UnitStart {
  command: string
  args: string[]
  workingDirectory: string
  environment: Record<string, string>
}

/**
 * What systemd does to start one process of the shop, read from the unit that the docs show.
 *
 * @param port - The name of the instance.
 * @param places - Where on this machine what the unit names is.
 */
export function readUnit(port: number, places: Readonly<Record<string, string>>): UnitStart {
  const unit = readFileSync(UNIT, 'utf8').replaceAll('%i', String(port))
  const own = Object.entries(places).reduce((text, [shown, here]) => text.replaceAll(shown, here), unit)
  const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(own)?.[1] ?? ''
  const [command = '', ...args] = settingOf('ExecStart').split(' ')
  return {
    command,
    args,
    workingDirectory: settingOf('WorkingDirectory'),
    environment: {
      ...environmentOf(readFileSync(settingOf('EnvironmentFile'), 'utf8')),
      ...environmentOf(settingOf('Environment').replaceAll(' ', '\n')),
    },
  }
}

/** As systemd reads it: `NAME=value`, a line each. */
export function environmentOf(text: string): Record<string, string> {
  const read = Object.entries(parseEnv(text))
  return Object.fromEntries(read.map(([name, value]) => [name, value ?? '']))
}
