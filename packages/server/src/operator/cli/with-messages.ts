import { RuleError } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type Operator, OperatorError, withShop } from './operator.ts'

/**
 * As {@link withShop}, for commands that write to customers or bring pieces back: who waits for those is told, and
 * what the command enqueued leaves before it ends. What could not leave is sent by the store.
 *
 * @throws {OperatorError} with the sentence of a rule that refuses
 */
export function withMessages<Result>(
  operator: Operator,
  work: (context: ServerContext) => Promise<Result>,
): Promise<Result> {
  return withShop(operator, async (context) => {
    try {
      return await work(context)
    } catch (error) {
      if (error instanceof RuleError || error instanceof CallError)
        throw new OperatorError(`${error.message}.`)
      throw error
    } finally {
      await context.restock.runOnce()
      await context.outbox.runOnce()
      await Promise.all([context.subscribers.stop(), context.restock.stop(), context.outbox.stop()])
    }
  })
}
