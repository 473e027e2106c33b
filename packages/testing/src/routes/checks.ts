/** What a field of a request must be, so that a wrong type is refused as the server refuses it. */
export type Check = (value: unknown) => boolean

export const text: Check = (value) => typeof value === 'string'
export const filled: Check = (value) => typeof value === 'string' && value.trim() !== ''
export const number: Check = (value) => typeof value === 'number'
export const flag: Check = (value) => typeof value === 'boolean'
/** Taken, whatever it is. */
export const ignored: Check = () => true

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

export const nullish =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value)

export const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value))

export const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)

export const list =
  (check: Check, { least = 0, most = Number.POSITIVE_INFINITY } = {}): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(check)

/** The fields of one object or, of a union, of all its members. */
export type Checks<Shape> = { [Field in Shape extends unknown ? keyof Shape : never]: Check }

/** An object with these fields; others are passed over. */
export const fields =
  <Shape>(checks: Checks<Shape>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check>(checks).every(([name, check]) => check((value as Record<string, unknown>)[name]))
