/** @returns What runs one piece of work after the other, in the order in which they came. One that fails holds up none. */
export function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    // Who brought it hears how it ended; whoever is next only that it has.
    last = turn.catch(() => undefined)
    return turn
  }
}
