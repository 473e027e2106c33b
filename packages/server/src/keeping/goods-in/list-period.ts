import { isListPeriod } from '@dawakit/core/purchase'
import { listPeriodWrong } from '@dawakit/core/refusals'
import { CallError } from '../../ground/http/call-error.ts'

/** A list for who files returns is read whole, and never cut. @throws {CallError} 422 `list-period-wrong` */
export function requireListPeriod(period: { from: string; to: string }): void {
  if (!isListPeriod(period))
    throw new CallError(422, listPeriodWrong, { fields: { to: listPeriodWrong.text } })
}
