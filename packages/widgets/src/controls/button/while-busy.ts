/**
 * Does one thing at a time for a button of markup that comes alive, as `isBusy` does for `Button`: a press while the
 * work runs is none. Why it failed, the work has shown.
 */
export async function whileBusy(button: Element, work: () => Promise<unknown>): Promise<void> {
  if (button.getAttribute('aria-busy') === 'true') return
  button.setAttribute('aria-busy', 'true')
  try {
    await work()
  } catch {
    // Shown already.
  } finally {
    button.removeAttribute('aria-busy')
  }
}
