import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

const UNITS = new URL('../../examples/deploy/systemd/', import.meta.url)

export interface Unit {
  /** One after the other: each a program and its words. */
  commands: string[][]
  workingDirectory: string
  environment: Record<string, string>
}

/**
 * What systemd does to start a unit that the docs show.
 *
 * @param instance - Its name, where it has one: the port of a process of the shop.
 * @param places - Where on this machine what the unit names is.
 */
export function readUnit(file: string, instance: string, places: Readonly<Record<string, string>>): Unit {
  const unit = readFileSync(new URL(file, UNITS), 'utf8').replaceAll('%i', instance)
  const own = Object.entries(places).reduce((text, [shown, here]) => text.replaceAll(shown, here), unit)
  const settingsOf = (name: string) =>
    [...own.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  const [workingDirectory = ''] = settingsOf('WorkingDirectory')
  return {
    commands: settingsOf('ExecStart').map((line) => line.split(' ')),
    workingDirectory,
    environment: {
      ...environmentOf(
        settingsOf('EnvironmentFile')
          // One with a dash before it may be missing.
          .filter((path) => !path.startsWith('-'))
          .map((path) => readFileSync(path, 'utf8'))
          .join('\n'),
      ),
      ...environmentOf(settingsOf('Environment').join(' ').replaceAll(' ', '\n')),
    },
  }
}

/** As systemd reads it: `NAME=value`, a line each. */
function environmentOf(text: string): Record<string, string> {
  const read = Object.entries(parseEnv(text))
  return Object.fromEntries(read.map(([name, value]) => [name, value ?? '']))
}
