import type { CallName } from '@dawakit/core/contract'
import { unreadableAnswer } from '@dawakit/core/refusals'
import { ShopError } from '../shop-error.ts'
import { answerShapes, type Shape } from './answer-shapes.ts'
import { isRecord } from './is-record.ts'

/**
 * Loaded while an answer is on its way.
 * @throws {ShopError} where data is not what the contract says of a call, in what is needed of it
 */
export function requireAnswerOf(name: CallName, data: unknown): void {
  const shapes: { readonly [Name in CallName]?: Shape } = answerShapes
  const shape = shapes[name]
  if (shape && !fits(data, shape)) throw new ShopError(unreadableAnswer)
}

function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return typeof value === shape
  if (isList(shape)) return Array.isArray(value) && value.every((one) => fits(one, shape[0]))
  if (isMaybe(shape)) return value == null || fits(value, shape.maybe)
  return isRecord(value) && Object.entries(shape).every(([field, needed]) => fits(value[field], needed))
}

const isList = (shape: Exclude<Shape, string>): shape is readonly [Shape] => Array.isArray(shape)
const isMaybe = (shape: object): shape is { maybe: Shape } => 'maybe' in shape
