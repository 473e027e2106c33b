/**
 * Does once more what has failed, such as a visit of a page that was never ready: a busy machine, a browser that fell over. Nothing of
 * the first try counts.
 *
 * @throws what the second try throws
 */
export async function onceMore<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    // Standard output is for the figures.
    console.error(`  ${what}, once more: ${error instanceof Error ? error.message : error}`)
    return work()
  }
}
