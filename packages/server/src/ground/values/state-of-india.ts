import { gstStateOf } from '@dawakit/core/tax'
import { BadValue, short } from '@dawakit/lists/values'

/**
 * A state or union territory by its present name, however a list writes it: 'ORISSA' is 'Odisha', 'Jammu & Kashmir' is
 * 'Jammu and Kashmir'.
 *
 * @throws {BadValue} where India has none of that name.
 */
export function stateOfIndia(name: string, text: string): string {
  const state = gstStateOf(text)
  if (!state) throw new BadValue(`${name} "${short(text)}" is no state of India`)
  return state.name
}
