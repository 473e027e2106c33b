import { type Figure, ratioOf, type Section, spreadOf } from './figure.ts'

/**
 * Of the same sections measured several times, each figure of the run in which it was the worst, with the peers of that
 * run: farthest from its limit on the peer where it has one, else the slowest, the largest or, of a floor, the least. The
 * spread is that of ours over all runs.
 */
export function worstOf(runs: readonly (readonly Section[])[]): Section[] {
  const [first = [], ...others] = runs
  if (others.length === 0) return [...first]
  return first.map((section) => {
    const same = runs.flatMap((sections) => sections.filter(({ title }) => title === section.title))
    const figures = section.figures.map(({ name }) =>
      worstFigure(same.flatMap(({ figures }) => figures.filter((figure) => figure.name === name))),
    )
    const [leading] = figures
    const kept = same.find(({ figures: [one] }) => leading && one && badness(one) === badness(leading))
    return { ...section, ...kept, figures }
  })
}

function worstFigure(figures: readonly Figure[]): Figure {
  const [worst] = figures.toSorted((a, b) => badness(b) - badness(a))
  if (!worst) throw new Error('A figure was measured in no run.')
  return { ...worst, spread: spreadOf(figures.map(({ ours }) => ours)) }
}

/** The higher the worse. */
function badness(figure: Figure): number {
  const { ours, isFloor, ratioLimit } = figure
  const ratio = ratioLimit === undefined ? undefined : ratioOf(figure)
  return ratio ?? (isFloor ? -ours : ours)
}
