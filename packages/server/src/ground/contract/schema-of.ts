import type { z } from 'zod'

/** True for two types that are one: field by field, with the same optional ones. */
type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** Every field of a type, at any depth: `.order.products[].quantity`. */
type Fields<T, Above extends string = ''> = T extends readonly (infer Item)[]
  ? Fields<Item, `${Above}[]`>
  : T extends object
    ? {
        [Name in keyof T & string]-?: `${Above}.${Name}` | Fields<T[Name], `${Above}.${Name}`>
      }[keyof T & string]
    : never

/** What stands between an answer's schema and its type in the contract. Asked of every value: `unknown`. */
export type Answers<Contract, Given> =
  IsSame<Contract, Given> extends true
    ? unknown
    : {
        'not as the contract says': {
          lacks: Exclude<Fields<Contract>, Fields<Given>>
          beyond: Exclude<Fields<Given>, Fields<Contract>>
          contract: Contract
        }
      }

/**
 * The same for a request: its schema takes whatever the contract lets a client send and knows each of its fields.
 * It may ask for less than the contract does (a field that is missing is then refused with a sentence of its own).
 */
export type Takes<Contract, Given> = [Contract] extends [Given]
  ? IsSame<Fields<Contract>, Fields<Given>> extends true
    ? unknown
    : {
        'not as the contract says': {
          lacks: Exclude<Fields<Contract>, Fields<Given>>
          beyond: Exclude<Fields<Given>, Fields<Contract>>
        }
      }
  : { 'not as the contract says': { refuses: Contract; takes: Given } }

/**
 * A schema of one type of the contract, neither more nor less: `schemaOf<Salt>()(z.object({ … }))`. A field too few
 * or too many, or of another optionality, does not compile.
 */
export const schemaOf =
  <Contract>() =>
  <Schema extends z.ZodType>(
    schema: Schema & Answers<Contract, z.output<Schema>>,
  ): z.ZodType<Contract, z.input<Schema>> =>
    schema as z.ZodType<Contract, z.input<Schema>>
