/**
 * Does once more what has failed, such as a visit of a page that was never ready on a busy machine. Nothing of the first try counts,
 * and it is said.
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
