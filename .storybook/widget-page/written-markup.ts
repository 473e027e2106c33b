import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { publicComponents } from './public-components.ts'
import { type Gathered, isLong, isOfThePanel, quoted, writtenValue } from './written-value.ts'

/** Columns that a tag may take. */
const WIDTH = 90

function nameOf({ type }: ReactElement, gathered: Gathered): string {
  if (type === Fragment) return ''
  if (typeof type === 'string') return type
  const found = publicComponents.get(type)
  if (found) {
    gathered.imports.set(found.from, (gathered.imports.get(found.from) ?? new Set()).add(found.name))
    return found.name
  }
  const { displayName } = type as { displayName?: string }
  if (!displayName)
    throw new Error('A story uses a component that is not published and has no `displayName`.')
  gathered.locals.add(displayName)
  return displayName
}

/** A name for a value that stands outside: of two with the same one, the second is another. */
function hoist(prop: string, text: string, component: string, gathered: Gathered): string {
  let name = prop
  for (let count = 2; gathered.data.has(name) && gathered.data.get(name)?.text !== text; count += 1)
    name = `${prop}${count}`
  gathered.data.set(name, { text, type: `ComponentProps<typeof ${component}>['${prop}']` })
  return name
}

function writtenProp(prop: string, value: unknown, component: string, gathered: Gathered): string {
  if (value === true) return prop
  if (typeof value === 'string' && !isLong(value) && !/["\\\n]/.test(value)) return `${prop}="${value}"`
  const text = writtenValue(value, (inner) => writtenMarkup(inner, gathered))
  const isData = typeof value === 'object' && value !== null && !isValidElement(value)
  if (!isData || !isLong(text) || component === component.toLowerCase()) return `${prop}={${text}}`
  const name = hoist(prop, text, component, gathered)
  return `${prop}={${name}}`
}

const childrenOf = (children: ReactNode): ReactNode[] =>
  (Array.isArray(children) ? children : [children]).filter(
    (child) => child !== undefined && child !== null && typeof child !== 'boolean',
  )

const writtenChild = (child: ReactNode, gathered: Gathered): string => {
  if (isValidElement(child)) return writtenMarkup(child, gathered)
  if (Array.isArray(child)) return child.map((one) => writtenChild(one, gathered)).join('\n')
  const text = `${child}`
  return /[{}<>"'\n]|^\s|\s$/.test(text) || text.length > WIDTH ? `{${quoted(text)}}` : text
}

/** Shifts every line but those inside quotes, of which none has two. */
const shifted = (text: string, by: string): string => text.replaceAll(/^(?=.)/gm, by)

/** An element of React as the JSX that makes it; what it needs is gathered. */
export function writtenMarkup(element: ReactElement, gathered: Gathered): string {
  const name = nameOf(element, gathered)
  const { children, ...props } = element.props as { children?: ReactNode } & Record<string, unknown>
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined && !isOfThePanel(value))
    .map(([prop, value]) => writtenProp(prop, value, name, gathered))
  const inner = childrenOf(children).map((child) => writtenChild(child, gathered))
  const end = inner.length > 0 ? '>' : ' />'
  const line = `<${[name, ...attributes].join(' ')}${end}`
  const open =
    line.length <= WIDTH && !line.includes('\n')
      ? line
      : `<${name}\n${attributes.map((one) => shifted(one, '  ')).join('\n')}\n${end.trim()}`
  if (inner.length === 0) return open
  const isShort =
    inner.length === 1 && !`${open}${inner[0]}`.includes('\n') && !isValidElement(childrenOf(children)[0])
  if (isShort && `${open}${inner[0]}</${name}>`.length <= WIDTH) return `${open}${inner[0]}</${name}>`
  return `${open}\n${inner.map((one) => shifted(one, '  ')).join('\n')}\n</${name}>`
}
