import { toId } from 'storybook/internal/csf'

/** A page of the handbook as Storybook lists it. */
export interface HandbookEntry {
  /** With the rooms above it, as 'Handbook/Starts/React in five minutes'. */
  title: string
  /** What an address calls it. */
  id: string
}

const ROOMS: Readonly<Record<string, string>> = {
  'docs/decisions/': 'Decisions/',
  'docs/starts/': 'Starts/',
  'docs/widgets/': 'Widgets/',
  'packages/': 'Packages/',
}

/**
 * @param path - From the root of the repository, as 'docs/starts/react.md'.
 * @param text - The page; its first heading names it.
 */
export function handbookEntry(path: string, text: string): HandbookEntry {
  const heading = /^# (.+)$/m.exec(text)?.[1]
  if (!heading) throw new Error(`${path} has no heading to be called by.`)
  const room = Object.entries(ROOMS).find(([folder]) => path.startsWith(folder))?.[1] ?? ''
  const number = /^docs\/decisions\/(\d+)/.exec(path)?.[1]
  const name = heading
    .replaceAll('`', '')
    .replace(/^(@dawakit\/|\d+: )/, '')
    // A stroke would open a room of its own.
    .replaceAll('/', ' or ')
    .trim()
  const title = `Handbook/${room}${number ? `${number}: ` : ''}${name}`
  return { title, id: toId(title, 'docs') }
}
