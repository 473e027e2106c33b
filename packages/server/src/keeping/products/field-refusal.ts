import { productFieldWrong } from '@dawakit/core/refusals'
import { BadValue } from '@dawakit/lists/values'
import { CallError } from '../../ground/http/call-error.ts'

/** The refusal of a value, which names its column first: 'hsn "30" is …'. */
export function fieldRefusal(error: BadValue): CallError {
  const [column = ''] = error.message.split(/[^a-z_]/, 1)
  return new CallError(422, productFieldWrong, {
    fields: { [column]: productFieldWrong.text },
    data: { reasons: { [column]: error.message } },
  })
}

/** Runs what reads values by the rules of lists. @throws {CallError} 422 `product-field-wrong` with the column's sentence */
export async function byField<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof BadValue ? fieldRefusal(error) : error
  }
}
