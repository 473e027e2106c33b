/** What a page tells of one press, in milliseconds since its navigation; empty where nothing came of it. */
export interface PressRecord {
  pressedAt?: number
  /** It looked taken: busy, or more. */
  takenAt?: number
  /** What it does was there. */
  answeredAt?: number
  /** The last script before that had come. */
  scriptAt?: number
}

export interface Watched {
  /** Selector of what is pressed. */
  control: string
  /** Selector of what shows once the press has done its work. */
  shows?: string
  /** A link: where the browser goes elsewhere, that is what it does. */
  mayLeave?: boolean
  /** The last key counts in the place of the press. */
  isByKeys?: boolean
  /** Without the holding of presses, which the first script of a page begins. */
  isUnheld?: boolean
}

/** Runs in a page before its own scripts, and tells in `press` what became of one press. */
export function watchPress({ control, shows, mayLeave, isByKeys, isUnheld }: Watched): void {
  const press: PressRecord = {}
  Object.assign(globalThis, { press })
  const listen = window.addEventListener.bind(window) as (...given: unknown[]) => void
  if (isUnheld) {
    const unheld = (...given: unknown[]) => {
      const script = document.currentScript as HTMLScriptElement | null
      if (given[0] !== 'click' || !script || script.src) listen(...given)
    }
    Object.assign(window, { addEventListener: unheld })
  }
  const answer = () => {
    if (press.pressedAt === undefined || press.answeredAt !== undefined) return
    press.answeredAt = performance.now()
    press.takenAt ??= press.answeredAt
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    press.scriptAt = Math.max(0, ...scripts.map((entry) => (entry as PerformanceResourceTiming).responseEnd))
  }
  // Only frames in which something has changed: to look in each of them costs a slow processor as much as an answer does.
  let isLooking = false
  const look = () => {
    isLooking = false
    const isShown = shows && [...document.querySelectorAll(shows)].some((found) => found.checkVisibility())
    if (isShown) answer()
    else if (press.takenAt === undefined && document.querySelector(`:is(${control})[aria-busy=true]`)) {
      press.takenAt = performance.now()
    }
  }
  const lookSoon = () => {
    if (isLooking || press.answeredAt !== undefined) return
    isLooking = true
    requestAnimationFrame(look)
  }
  const note = (event: Event) => {
    if (!event.isTrusted || !(event.target as Element).closest(control)) return
    if (press.pressedAt === undefined) {
      new MutationObserver(lookSoon).observe(document, { subtree: true, childList: true, attributes: true })
    }
    press.pressedAt = event.timeStamp
    lookSoon()
  }
  listen(isByKeys ? 'keydown' : 'click', note, true)
  // A popover opens without a change of the tree.
  listen('toggle', lookSoon, true)
  if (mayLeave) {
    const { navigation } = globalThis as unknown as { navigation: EventTarget }
    navigation.addEventListener('navigate', (event) => {
      // It stays where it can tell.
      event.preventDefault()
      answer()
    })
  }
}
