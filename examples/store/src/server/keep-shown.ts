import type { Look } from '@dawakit/server'
import { settings } from './settings.ts'
import { lookNow } from './shop.ts'
import { noteIn, noteMissing, noteShown, type Shows, showsNothing } from './shown-products.ts'

interface Part {
  /** Null while the database is away: nobody knows then whether it holds. */
  look: Promise<Look | null>
  shows: Shows
  value: Promise<unknown>
  isMade: boolean
  until: number
}

const parts = new Map<string, Part>()

interface KeepOptions {
  /**
   * 'catalogue' for what shows no more of products than their names: no order changes that.
   *
   * @default 'products'
   */
  of?: 'catalogue' | 'products'
}

/**
 * What is the same on many pages, made once for all of them until something that it shows has changed. What failed, or
 * has a gap, is made again by the next page.
 *
 * @param name - One of a small fixed set: what is kept is never thrown away.
 */
export async function keepShown<Value>(
  name: string,
  make: () => Promise<Value>,
  { of = 'products' }: KeepOptions = {},
): Promise<Value> {
  let part = parts.get(name)
  while (part && !(await isGood(part, of))) {
    if (parts.get(name) === part) parts.delete(name)
    part = parts.get(name)
  }
  if (!part) {
    part = begin(make)
    parts.set(name, part)
  }
  const { value, shows } = part
  const made = await value.finally(() => {
    if (!shows.isWhole && parts.get(name)?.shows === shows) parts.delete(name)
  })
  noteShown(of === 'products' ? shows : { ...shows, products: new Set() })
  return made as Value
}

function begin(make: () => Promise<unknown>): Part {
  const shows = showsNothing()
  const look = lookNow().catch(() => null)
  const part: Part = {
    look,
    shows,
    value: look.then((since) => {
      shows.isWhole = since !== null
      return noteIn(shows, make)
    }),
    isMade: false,
    until: Date.now() + 1000 * settings().KEPT_PAGES_SECONDS,
  }
  part.value.then(
    () => {
      part.isMade = true
    },
    () => {
      shows.isWhole = false
    },
  )
  return part
}

/** Of what is being made nobody knows yet what it shows. What was made stands in while the database is away. */
async function isGood({ look, shows, isMade, until }: Part, of: 'catalogue' | 'products'): Promise<boolean> {
  try {
    const since = await look
    if (!since) return false
    const isSame = isMade ? await since.isStill(of === 'products' ? shows.products : []) : await since.isNow()
    return isSame && Date.now() < until
  } catch {
    noteMissing()
    return isMade
  }
}
