/**
 * Keeps a page of elements where it is: its links and its search lead to a site that is not here.
 *
 * @param page - The window that would leave.
 * @param onWay - Hears where a link or a form would have led.
 * @returns A function that ends it.
 */
export function stayHere(page: Window, onWay: (address: string) => void): () => void {
  const keep = (event: NavigateEvent) => {
    const { destination, navigationType } = event
    if (destination.sameDocument || navigationType === 'reload' || navigationType === 'traverse') return
    event.preventDefault()
    const { pathname, search } = new URL(destination.url)
    onWay(pathname + search)
  }
  // A browser that does not know it leaves, as any page does.
  const { navigation } = page as Partial<Pick<Window, 'navigation'>>
  navigation?.addEventListener('navigate', keep)
  return () => navigation?.removeEventListener('navigate', keep)
}
