/** A part of the store's script failed before: browsers keep it as failed while the page lives. */
let isLost = false

/**
 * A part of the script that is fetched at the first need and kept. Without a network none is asked for; a page that
 * lost one is read anew at the next need, once the store answers: the cart and the session outlive it.
 *
 * @returns what loads the part: null when it cannot be fetched now.
 */
export function fetchedPart<Part>(load: () => Promise<Part>): () => Promise<Part | null> {
  let part: Part | null = null
  return async () => {
    if (part || !navigator.onLine) return part
    try {
      part = await load()
    } catch {
      if (isLost && (await isAnswering())) location.reload()
      isLost = true
    }
    return part
  }
}

const isAnswering = () =>
  fetch('/healthz', { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
