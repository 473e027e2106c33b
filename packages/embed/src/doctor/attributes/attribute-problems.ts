import { isOfThePage, knownAttributes, nearest } from './known-attributes.ts'
import { findValueProblem } from './value-problems.ts'

/** Properties that no attribute can carry. */
const PROPERTIES = new Set(['product', 'products', 'order', 'invoice', 'language'])

/**
 * Attributes of an element that do nothing, and values that are none.
 *
 * @param describe - An element as a sentence names it.
 */
export function findAttributeProblems(element: Element, describe: (element: Element) => string): string[] {
  // What is not registered is said to be so, and nothing is known of it.
  if (!customElements.get(element.localName)) return []
  const known = knownAttributes(element)
  return [...element.attributes].flatMap(({ name, value }) => {
    if (isOfThePage(name)) return []
    if (known.includes(name)) return findValueProblem(element, name, value, describe) ?? []
    if (PROPERTIES.has(name))
      return `${describe(element)} has ${name} as an attribute, which carries no object: set the property from a script.`
    const meant = nearest(name, known).join(' or ')
    return meant
      ? `${describe(element)} has no attribute ${name}: ${meant} may be meant.`
      : `${describe(element)} has no attribute ${name}: it does nothing.`
  })
}
