/**
 * As long as it holds, what takes the focus in this window is not scrolled to: a story that plays in its frame would pull the
 * page of docs away from who reads it.
 *
 * @returns A function that ends it.
 */
export function focusInPlace(): () => void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  return () => {
    HTMLElement.prototype.focus = focus
  }
}
