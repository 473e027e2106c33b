/**
 * A dictionary of one language: sentences, functions that make a sentence of numbers and names, and lists and groups
 * of these.
 */
export interface Labels {
  readonly [name: string]: Label
}
type Label = string | ((...facts: never[]) => string) | readonly Label[] | Labels

/**
 * The same dictionary in another language: what the English one has, in any words. An entry too few or too many does
 * not compile.
 */
export type Translation<English> = English extends string
  ? string
  : English extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => Translation<Said>
    : { readonly [Name in keyof English]: Translation<English[Name]> }
