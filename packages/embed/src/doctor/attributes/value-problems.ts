import { MAX_LIMIT } from '@dawakit/core/product'

/** Words that an attribute may be. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'in-cart': ['stepper', 'remove'],
  consent: ['required', 'granted', 'denied'],
}

/** Whole numbers, from and to. */
const RANGES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'per-page': [1, MAX_LIMIT],
  'default-page': [1, Number.MAX_SAFE_INTEGER],
  'heading-level': [1, 6],
}

/** What is filled into the address of a product's page. */
const FILLED = ['id', 'slug', 'category', 'name']

const toProperty = (attribute: string) => attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

/** What is wrong with the value of an attribute that the element has. */
export function findValueProblem(
  element: Element,
  name: string,
  value: string,
  describe: (element: Element) => string,
): string | undefined {
  const words = WORDS[name]
  if (words && !words.includes(value))
    return `${describe(element)} has for ${name} none of these: ${words.join(', ')}.`
  const range = RANGES[name]
  if (range && !isWithin(Number(value.trim() || Number.NaN), range)) {
    const [from, to] = range
    const upTo = to === Number.MAX_SAFE_INTEGER ? 'on' : `to ${to}`
    return `${describe(element)} has for ${name} no whole number from ${from} ${upTo}.`
  }
  const isFlag = typeof Reflect.get(element, toProperty(name)) === 'boolean'
  if (isFlag && !['', 'true', 'false', name].includes(value))
    return `${describe(element)} has ${name}, whatever its value says: leave it out, or write "false".`
  if (name === 'product-href') {
    const unknown = [...value.matchAll(/\{(\w*)\}/g)].find(([, field = '']) => !FILLED.includes(field))
    if (unknown)
      return `${describe(element)} fills nothing into ${unknown[0]}: there are {id}, {slug}, {category} and {name}.`
  }
  if (/-href$|^(search-)?action$/.test(name) && !URL.canParse(value, location.href))
    return `${describe(element)} has for ${name} no address.`
  return undefined
}

const isWithin = (number: number, [from, to]: readonly [number, number]) =>
  Number.isInteger(number) && number >= from && number <= to
