import { findAttributeProblems } from './attributes/attribute-problems.ts'
import { findSourceProblems } from './attributes/source-problems.ts'
import { findBoxProblem } from './box-problems.ts'
import { sayIfDarkened } from './darkened.ts'

/** What an element needs one of: attributes and properties by the same name. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'dawa-product-card': ['product-id', 'product', 'product-param'],
  'dawa-order-tracker': ['order-id', 'order'],
  'dawa-invoice': ['order-id', 'invoice'],
}

const describe = (element: Element): string =>
  `<${[element.localName, ...Array.from(element.attributes, ({ name, value }) => (name === 'lang' ? [] : `${name}="${value}"`)).flat()].join(' ')}>`

/**
 * Elements that have attributes which do nothing, lack what they show, show a failure, or get no room from the page.
 */
export function findElementProblems(): string[] {
  const ours = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('dawa-'))
  return ours.flatMap((element) => [
    ...findAttributeProblems(element, describe),
    ...findStateProblems(element),
  ])
}

function findStateProblems(element: Element): string[] {
  const needed = NEEDED[element.localName]
  if (needed && !needed.some((name) => element.getAttribute(name) || Reflect.get(element, name)))
    return [`${describe(element)} needs ${needed[0]}, or its property ${needed[1]}.`]
  const param = element.getAttribute('product-param')
  if (param && !new URLSearchParams(location.search).get(param))
    return [`${describe(element)} finds no ${param} in the page's address.`]
  const shown = element.shadowRoot?.querySelector('[role=alert] [part=empty-title]')?.textContent
  if (shown) return [`${describe(element)} says: ${shown}`]
  return [findBoxProblem(element, describe), sayIfDarkened(element, describe)].flatMap((one) => one ?? [])
}

/** Of each grid that fetches what it shows. */
export async function findGridProblems(): Promise<string[]> {
  const grids = [...document.querySelectorAll('dawa-product-grid')].filter(
    (grid) => !Reflect.get(grid, 'products'),
  )
  return (await Promise.all(grids.map((grid) => findSourceProblems(grid, describe)))).flat()
}
