/** The first match inside an element, or inside what is shown there through a slot. */
export function querySlotted(element: Element, selector: string): HTMLElement | null {
  const slotted = [...element.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements())
  for (const one of [element, ...slotted]) {
    const found = one.querySelector<HTMLElement>(selector)
    if (found) return found
  }
  return null
}
