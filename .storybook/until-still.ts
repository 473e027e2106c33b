/** All trees below an element: its own, and those in the shadow roots of what it holds. */
function treesOf(root: Element | ShadowRoot): (Element | ShadowRoot)[] {
  const shadows = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return [root, ...shadows.flatMap(treesOf)]
}

const animationsIn = (tree: Element | ShadowRoot): Animation[] =>
  tree instanceof Element ? tree.getAnimations({ subtree: true }) : tree.getAnimations()

/** Resolves when what fades and slides in `place` has arrived: halfway, nobody can tell its colours. What never ends goes on. */
export async function untilStill(place: Element): Promise<void> {
  // What was shown a moment ago begins to move with the next frame.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const moving = treesOf(place)
    .flatMap(animationsIn)
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.allSettled(moving.map(({ finished }) => finished))
}
