import type { ServerContext } from '../../ground/context/server-context.ts'
import { hearOfAttempts } from '../payments/attempts/hear-of-attempts.ts'

/** Asks the gateways how orders stand that are to make way for another; one that does not answer is passed over. */
export async function hearOfOrders(context: ServerContext, orderIds: readonly string[]): Promise<void> {
  const silent = new Set<string>()
  for (const id of orderIds) await hearOfAttempts(context, id, silent)
}
