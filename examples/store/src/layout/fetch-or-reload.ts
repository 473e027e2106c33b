import { fetchedModule } from '@dawakit/client/fetch'

/** A module of the store's script failed before: browsers keep it as failed while the page lives. */
let isLost = false

/**
 * A module of the script that is fetched at the first need and kept. A page that lost one is read anew at the next
 * need, once the store answers: the cart and the session outlive it.
 *
 * @returns what fetches the module: null when it cannot be had now.
 */
export function fetchOrReload<Module>(load: () => Promise<Module>): () => Promise<Module | null> {
  const module = fetchedModule(load)
  return async () => {
    const isAsked = navigator.onLine
    try {
      return await module()
    } catch {
      if (isAsked && isLost && (await isAnswering())) location.reload()
      isLost ||= isAsked
      return null
    }
  }
}

const isAnswering = () =>
  fetch('/healthz', { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
