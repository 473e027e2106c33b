import type { App as Api } from '@dawakit/server'

/**
 * Leaves a request to the API, which says itself how it was answered.
 *
 * @returns the request's id
 */
export function leftToApi({ visit }: App.Locals, { context }: Api): string | undefined {
  if (!visit) return undefined
  visit.isSaid = false
  visit.watchBy(context.watch)
  return visit.id
}
