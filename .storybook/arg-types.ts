import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

/** What a docstring says of a default stands in a column of its own. */
const withoutTags = (description: string | undefined) =>
  description?.replace(/\s*@default[\s\S]*$/, '').trim()

const isFunction = ({ type, table }: StrictInputType) =>
  type?.name === 'function' || /=>/.test(table?.type?.summary ?? '')

function toldAs(argType: StrictInputType): StrictInputType {
  const described = { ...argType, description: withoutTags(argType.description) ?? '' }
  // Nobody types a function or an element into a field.
  const isTyped = !isFunction(argType) && !/ReactNode|Ref</.test(argType.table?.type?.summary ?? '')
  return isTyped || argType.control ? described : { ...described, control: { disable: true } }
}

/** The props of a story's component as its controls: what no control can change shows none. */
export const tellArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, toldAs(argType)]))
tellArgTypes.secondPass = true
