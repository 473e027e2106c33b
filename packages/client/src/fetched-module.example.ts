import { fetchedModule } from '@dawakit/client/fetch'

/** Fetched with the first need of it, once; again after a failure. */
const words = fetchedModule(() => import('@dawakit/client'))

export async function longestNotice(): Promise<number> {
  const { NOTICE_MS } = await words()
  return NOTICE_MS
}
