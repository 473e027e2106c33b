/** What is chosen of an article: 'Pack' is '10 tablets'. */
export interface Option {
  type: string
  value: string
}

/** One of several articles that differ by what is chosen. */
export interface Member {
  options: readonly Option[]
  /** Whether it stands for the others; null where its program does not say. */
  isMain: boolean | null
}

/** Of a variant that is sold whatever is chosen of a type. */
const ANY = 'Any'

/** The columns of an article that stands alone, in a file that has others. */
export const ALONE: Readonly<Record<string, string>> = {
  variant_group: '',
  main_variant: '',
  primary_type: '',
  primary_value: '',
  secondary_type: '',
  secondary_value: '',
}

/**
 * The columns that make articles variants of one, in their order. Ours are chosen by two things: a third, and what follows it, joins the
 * second. Two that would be chosen by the same are told apart by their number.
 *
 * @param group - What no other article of the shop has.
 */
export function variantColumns(group: string, members: readonly Member[]): Record<string, string>[] {
  const types = [...new Set(members.flatMap(({ options }) => options.map(({ type }) => type)))]
  const [primary = 'Variant', ...others] = types
  const taken = new Set<string>()
  return members.map(({ options, isMain }, at) => {
    const chosen = (type: string) => options.find((option) => option.type === type)?.value ?? ANY
    const secondary = others.map(chosen).join(' / ')
    let value = types.length === 0 ? String(at + 1) : chosen(primary)
    if (taken.has(`${value}\n${secondary}`)) value = `${value} (${at + 1})`
    taken.add(`${value}\n${secondary}`)
    return {
      variant_group: group,
      main_variant: isMain === null ? '' : isMain ? 'yes' : 'no',
      primary_type: primary,
      primary_value: value,
      secondary_type: others.join(' / '),
      secondary_value: secondary,
    }
  })
}

const MEASURED = /pack|size|quantit|count|strip|volume|weight/i

/** What is chosen that tells how much is in a pack: '10 tablets', '100 ml'; '' where nothing does. */
export function packChosen(options: readonly Option[]): string {
  return options.find(({ type, value }) => MEASURED.test(type) && /\d/.test(value))?.value ?? ''
}
