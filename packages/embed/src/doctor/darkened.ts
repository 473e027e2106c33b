/**
 * What an element did about a dark ground that the page says nothing of.
 *
 * @param describe - An element as a sentence names it.
 */
export function sayIfDarkened(element: Element, describe: (element: Element) => string): string | undefined {
  const schemeOf = (one: Element | null) => one && getComputedStyle(one).colorScheme
  const isDarkened = schemeOf(element) === 'dark' && schemeOf(element.parentElement) !== 'dark'
  if (!isDarkened || element.closest('[data-dawa-theme]')) return undefined
  return `${describe(element)} stands on a dark ground, and is dark for that: write data-dawa-theme="dark", or "light", around it to decide.`
}
