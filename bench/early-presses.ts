import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright'
import { median } from './figure.ts'
import { onceMore } from './once-more.ts'
import { slowPhone } from './slow-phone.ts'
import { type PressRecord, type Watched, watchPress } from './watch-press.ts'

/** Presses are spread over so many milliseconds from the moment that their control shows. */
const SPREAD_MS = 5000
/** Milliseconds after which nothing more will come of a press. */
const LOST_MS = 10_000
/** Milliseconds between two looks at what a page tells. */
const POLLING_MS = 250

export interface PressedPages {
  home: string
  listing: string
  product: string
  /** The page of a product that is sold out. */
  soldOut: string
}

interface Control extends Omit<Watched, 'isUnheld' | 'isByKeys'> {
  name: string
  page: keyof PressedPages
  /** What is typed into it, once it has been pressed. */
  typed?: string
}

export interface ControlPresses {
  name: string
  presses: number
  lost: number
  /** Milliseconds from the press until what it does is there, the median and the longest. */
  dead: Spread
  /** Milliseconds until it looks taken. */
  taken: Spread
  /** Milliseconds from the last script that it needed, or from the press that came later. */
  afterScript: Spread
}
interface Spread {
  median: number
  worst: number
}

const dialog = 'dialog[open]'
const add = '[data-dawa-action=add]'
const inCart = '[data-dawa-action=remove]'
const suggestion = '.dawa-search-box [role=option]'

const CONTROLS: readonly Control[] = [
  { name: 'Select Pincode', page: 'home', control: '.header__pincode', shows: dialog },
  { name: 'Select Pincode', page: 'listing', control: '.header__pincode', shows: dialog },
  { name: 'Select Pincode', page: 'product', control: '.header__pincode', shows: dialog },
  { name: 'Add to Cart, card', page: 'home', control: `article ${add}`, shows: `article ${inCart}` },
  { name: 'Add to Cart, card', page: 'listing', control: `article ${add}`, shows: `article ${inCart}` },
  { name: 'Add to Cart, product', page: 'product', control: `.buy-box ${add}`, shows: `.buy-box ${inCart}` },
  { name: 'Buy Now', page: 'product', control: '.buy-box [data-buy-cart]', shows: dialog },
  { name: 'Notify Me', page: 'soldOut', control: '.buy-box [data-dawa-action=notify]', shows: dialog },
  { name: 'Quick view', page: 'listing', control: '[data-quick-view]', shows: dialog },
  { name: 'Search, typed', page: 'home', control: '[role=combobox]', shows: suggestion, typed: 'para' },
  { name: 'Search, typed', page: 'product', control: '[role=combobox]', shows: suggestion, typed: 'para' },
  { name: 'Sign in', page: 'home', control: '.header__account', shows: dialog, mayLeave: true },
  {
    name: 'Cart',
    page: 'listing',
    control: '.header__cart a',
    shows: '.dawa-cart-button__panel',
    mayLeave: true,
  },
  { name: 'Menu', page: 'home', control: '.header__menu', shows: '#menu:is(:popover-open, [open])' },
  { name: 'Filter', page: 'listing', control: '.filter-button', shows: '#filter:popover-open' },
  { name: 'A product', page: 'listing', control: 'article h3 a', mayLeave: true },
]

/**
 * Presses the controls of the store's pages on a phone with a slow processor and line, from the moment they show.
 *
 * @param presses - How many in all, each on a page of its own.
 * @param isUnheld - Without the holding of presses, to compare.
 */
export async function earlyPresses(
  pages: PressedPages,
  executablePath: string,
  presses: number,
  isUnheld = false,
): Promise<ControlPresses[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const records = new Map<string, PressRecord[]>()
  try {
    for (let press = 0; press < presses; press++) {
      const control = CONTROLS[press % CONTROLS.length] as Control
      const laterMs = (SPREAD_MS * press) / presses
      const record = await onceMore(control.name, () =>
        pressOnce(browser, pages[control.page], { ...control, isUnheld }, laterMs),
      )
      records.set(control.name, [...(records.get(control.name) ?? []), record])
    }
  } finally {
    await browser.close()
  }
  return [...records].map(([name, ofControl]) => summaryOf(name, ofControl))
}

async function pressOnce(
  browser: Browser,
  url: string,
  control: Control & Watched,
  laterMs: number,
): Promise<PressRecord> {
  const { page, context } = await slowPhone(browser)
  try {
    await page.addInitScript(watchPress, { ...control, isByKeys: control.typed !== undefined })
    await page.goto(url, { waitUntil: 'commit' })
    const element = page.locator(control.control).filter({ visible: true }).first()
    await element.scrollIntoViewIfNeeded()
    const box = await element.boundingBox()
    await setTimeout(laterMs)
    // By its place: the page itself is asked nothing, which would wait until it has time.
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    if (control.typed) await page.keyboard.type(control.typed)
    return await page
      .waitForFunction(
        () => {
          const { press } = globalThis as unknown as { press: PressRecord }
          return press.answeredAt === undefined ? null : press
        },
        undefined,
        // Not in each frame, which would make frames.
        { timeout: LOST_MS, polling: POLLING_MS },
      )
      .then(
        (found) => found.jsonValue() as Promise<PressRecord>,
        () => ({}),
      )
  } finally {
    await context.close()
  }
}

function summaryOf(name: string, records: readonly PressRecord[]): ControlPresses {
  const answered = records.filter(
    (record): record is Required<PressRecord> => record.answeredAt !== undefined,
  )
  const spread = (of: (record: Required<PressRecord>) => number): Spread => {
    const values = answered.map(of)
    return { median: median(values), worst: Math.max(...values) }
  }
  return {
    name,
    presses: records.length,
    lost: records.length - answered.length,
    dead: spread(({ pressedAt, answeredAt }) => answeredAt - pressedAt),
    taken: spread(({ pressedAt, takenAt }) => takenAt - pressedAt),
    afterScript: spread(({ pressedAt, answeredAt, scriptAt }) => answeredAt - Math.max(pressedAt, scriptAt)),
  }
}
