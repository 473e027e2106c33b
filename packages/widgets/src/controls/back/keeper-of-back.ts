/** What an overlay's entry has in `history.state`, beside what the page keeps there. */
interface BackMark {
  /** Its address: a router may take the state along to its next one. The script tag, which shares no file with this one, reads it too. */
  dawakit?: string
  /** How many of the entries up to this one are overlays'. */
  dawakitOverlays?: number
}

const markedEntries = (): number => {
  const { dawakit, dawakitOverlays = 0 } = (history.state ?? {}) as BackMark
  return dawakit === location.href ? dawakitOverlays : 0
}

/** Of the Navigation API: it says that a page is being left before it is. */
interface Navigation {
  readonly canGoForward: boolean
  /** None in a frame without an origin. */
  readonly currentEntry: { readonly index: number } | null
  addEventListener(
    type: 'navigate',
    listener: (event: { destination: { sameDocument: boolean }; downloadRequest: string | null }) => void,
  ): void
}

/**
 * Keeps as many entries of the history as there are open overlays, at the page's own address and with its own state:
 * Back closes the topmost, and what is closed otherwise takes its entry along. Whatever changes the one or the other ends
 * in `settle`.
 */
function createKeeper() {
  /** What closes each open overlay, the topmost last. */
  const open: (() => void)[] = []
  /** Those among them that are dialogs. */
  const dialogs = new WeakSet<HTMLDialogElement>()
  const { navigation } = window as { navigation?: Navigation }
  const here = () => ({
    entries: markedEntries(),
    href: location.href,
    index: navigation?.currentEntry?.index ?? 0,
  })
  /** Where the browser was at the last look, to tell which way it has gone. */
  let seen = here()
  let restoration: ScrollRestoration = 'auto'
  let isLeaving = false
  /** A step back that was asked for is under way. */
  let isGoing = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function look() {
    seen = here()
  }

  /** A drawer that makes way for another in the same breath leaves it its entry. */
  function settleSoon() {
    clearTimeout(timer)
    timer = setTimeout(settle)
  }

  function settle() {
    // Whoever follows a link goes there: a step back would call it off.
    if (isGoing || isLeaving) return
    const surplus = markedEntries() - open.length
    if (surplus < 0) push(-surplus)
    // Where nobody says that a page is being left, the entry stays until Back meets it, and goes on over it.
    else if (surplus > 0 && navigation) {
      look()
      isGoing = true
      history.go(-surplus)
    }
  }

  function push(count: number) {
    if (!markedEntries()) {
      restoration = history.scrollRestoration
      // Coming back to its own entry the page stays as far scrolled as it is by then.
      history.scrollRestoration = 'manual'
    }
    for (let added = 0; added < count; added++) {
      const mark: BackMark = { dawakit: location.href, dawakitOverlays: markedEntries() + 1 }
      history.pushState({ ...history.state, ...mark }, '')
    }
    history.scrollRestoration = restoration
    look()
  }

  function onPop() {
    const before = seen
    look()
    const wasGoing = isGoing
    isGoing = false
    if (before.entries && !seen.entries) history.scrollRestoration = restoration
    const wasDead = before.entries > open.length
    // What opened while the step was under way has no entry yet, and stays.
    if (!wasGoing) while (open.length > seen.entries) open.pop()?.()
    const isDead = seen.entries > open.length
    // Forward, over what was open once.
    if (isDead && seen.index > before.index && navigation?.canGoForward) {
      history.forward()
    }
    // Back, from an entry that could not be taken out.
    else if (wasDead && !wasGoing && !navigation && seen.href === before.href) history.back()
    else settleSoon()
  }

  addEventListener('popstate', onPop)
  addEventListener('pageshow', () => {
    isLeaving = false
    isGoing = false
    settleSoon()
  })
  navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) isLeaving = true
  })
  settleSoon()

  return { open, dialogs, settleSoon }
}

const keepers = new WeakMap<Document, ReturnType<typeof createKeeper>>()

/** The page's one keeper. Asked for on a page that was read anew, it takes out the entries that an earlier one has left. */
export function keeperOfBack() {
  const keeper = keepers.get(document) ?? createKeeper()
  keepers.set(document, keeper)
  return keeper
}
