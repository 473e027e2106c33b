/** Below it, edges that do not meet are rounding. In px. */
const TOLERANCE = 1

/** What the line that `fit` gave the element has to itself: it is never narrower than the element can be used in. */
function usefulWidth(element: Element): number {
  return Number.parseFloat(getComputedStyle(element, '::before').gridTemplateColumns) || 0
}

/** The box around an element that cuts off a part of it to the left or the right, and does not scroll. */
function findCutter(element: Element, { left, right }: DOMRect): Element | undefined {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (!/hidden|clip/.test(getComputedStyle(box).overflowX)) continue
    const around = box.getBoundingClientRect()
    if (left < around.left - TOLERANCE || right > around.right + TOLERANCE) return box
  }
  return undefined
}

/** What lies on the middle of an element that is in sight. */
function findCover(element: Element, { left, top, width, height }: DOMRect): Element | undefined {
  const met = document.elementFromPoint(left + width / 2, top + height / 2)
  const isOurs = !met || element.contains(met) || met.contains(element) || /^dawa-/.test(met.localName)
  return isOurs ? undefined : met
}

/**
 * What the page does to an element's box: too narrow, cut, out of the window, or covered.
 *
 * @param describe - An element as a sentence names it.
 */
export function findBoxProblem(element: Element, describe: (element: Element) => string): string | undefined {
  const box = element.getBoundingClientRect()
  const useful = usefulWidth(element)
  const width = Math.round(box.width)
  if (element.checkVisibility?.() && width + TOLERANCE < useful)
    return `${describe(element)} is ${width} px wide and needs ${useful}: give it room.`
  if (!width || !box.height) return undefined
  const cutter = findCutter(element, box)
  if (cutter) return `${describe(element)} is cut off by ${describe(cutter)}.`
  if (box.right > document.documentElement.clientWidth + TOLERANCE || box.left < -TOLERANCE)
    return `${describe(element)} stands out of the window.`
  const cover = findCover(element, box)
  return cover && `${describe(element)} is covered by ${describe(cover)}.`
}
