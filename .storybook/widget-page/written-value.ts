import { isValidElement, type ReactElement } from 'react'

/** What a story's code needs beside its markup. */
export interface Gathered {
  /** Names by the module that they come from. */
  imports: Map<string, Set<string>>
  /** Values that are too long for a line, by the name that the markup calls them by. */
  data: Map<string, { text: string; type: string }>
  /** Components of the story file itself. */
  locals: Set<string>
}

/** Longer ones stand outside the markup. */
const LINE = 60

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key))

interface Listens {
  (...args: never[]): unknown
  /** Set by Storybook on what only tells its panel. */
  isAction?: boolean
}

/** Whether Storybook put it there to tell its panel: no part of the story. */
export const isOfThePanel = (value: unknown): boolean =>
  typeof value === 'function' && Boolean((value as Listens).isAction || 'mock' in value)

/**
 * A value as a person writes it.
 *
 * @param element - Writes an element of React.
 */
export function writtenValue(value: unknown, element: (value: ReactElement) => string, indent = ''): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'function') return `${value}`
  if (typeof value !== 'object' || value === null) return `${value}`
  if (isValidElement(value)) return element(value)
  if (value instanceof Date) return `new Date(${quoted(value.toISOString())})`
  if (value instanceof Set) return `new Set(${writtenValue([...value], element, indent)})`
  const write = (inner: unknown) => writtenValue(inner, element, `${indent}  `)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  const parts = Array.isArray(value)
    ? value.map(write)
    : Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .map(([key, inner]) => `${keyOf(key)}: ${write(inner)}`)
  if (parts.length === 0) return Array.isArray(value) ? '[]' : '{}'
  const line = `${open}${parts.join(', ')}${close}`
  if (line.length <= LINE && !line.includes('\n')) return line
  return `${open.trim()}\n${parts.map((part) => `${indent}  ${part},`).join('\n')}\n${indent}${close.trim()}`
}

export const isLong = (text: string): boolean => text.length > LINE || text.includes('\n')
export { quoted }
