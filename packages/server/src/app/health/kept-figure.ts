import type { Clock } from '../../ground/context/clock.ts'

/**
 * Something that is read at a scrape, with a limit of time and kept for a while: scrapes that come meanwhile get what is
 * kept, and while one reading is under way no other begins.
 *
 * @param keepMs - How long a value answers before it is read anew.
 * @param limitMs - How long a scrape waits for it.
 * @returns null where it could not be read in time.
 */
export function keepFigure<Figure>(
  read: () => Promise<Figure>,
  { keepMs, limitMs, clock }: { keepMs: number; limitMs: number; clock: Clock },
): () => Promise<Figure | null> {
  let kept: { figure: Figure; until: number } | null = null
  let reading: Promise<void> | null = null

  async function readNow(): Promise<void> {
    try {
      const figure = await read()
      kept = { figure, until: clock() + keepMs }
    } catch {
      // The next scrape tries again; that nothing is known is what this one says.
      kept = null
    } finally {
      reading = null
    }
  }

  return async () => {
    if (kept && clock() < kept.until) return kept.figure
    reading ??= readNow()
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<'too late'>((resolve) => {
      timer = setTimeout(resolve, limitMs, 'too late')
    })
    const outcome = await Promise.race([reading, tooLate])
    clearTimeout(timer)
    return outcome === 'too late' ? null : (kept?.figure ?? null)
  }
}
