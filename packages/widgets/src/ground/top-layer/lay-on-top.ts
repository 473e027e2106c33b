/**
 * Lays an open popup above all that the page has: no box around it cuts it, and its sheet holds it to its anchor and
 * within the window. A browser without anchors leaves it where it stands in the page. A widget that was just taken out may
 * still be drawn once: what is in no page has no layer.
 */
export function layOnTop(popup: HTMLElement | null, isOpen = true): void {
  if (!popup?.isConnected || !popup.togglePopover || !CSS.supports('anchor-scope', 'none')) return
  popup.popover = 'manual'
  popup.togglePopover(isOpen)
}
