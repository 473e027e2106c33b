import type { Wrapped } from '@dawakit/core/contract'
import type { z } from 'zod'
import type { Answers, Takes } from './schema-of.ts'

export type MaybeSchema = z.ZodType | undefined
export type Parsed<Schema extends MaybeSchema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** A query as it travels: every value is text. */
type Travelling<Query> = {
  [Name in keyof Query]: Query[Name] extends number | undefined ? string : Query[Name]
}
type Bare<Body> = Body extends Wrapped<infer Data> ? Data : Body
type Asked<Contract, Schema extends MaybeSchema> = [Contract] extends [never]
  ? Schema extends undefined
    ? unknown
    : { 'not as the contract says': 'nothing is asked here' }
  : Schema extends z.ZodType
    ? Takes<Contract, z.input<Schema>>
    : { 'not as the contract says': { lacks: Contract } }

/** What a contract says of a call. */
interface Said {
  query?: unknown
  body?: unknown
}

/** What stands between the schemas of a request and the contract: nothing, or the definition does not compile. */
export type Asks<Input extends Said, Query extends MaybeSchema, Body extends MaybeSchema> = Asked<
  Travelling<NonNullable<Input['query']>>,
  Query
> &
  Asked<Bare<NonNullable<Input['body']>>, Body>

/** The same of all of a call's schemas. */
export type Conforms<
  Input extends Said,
  Data,
  Query extends MaybeSchema,
  Body extends MaybeSchema,
  Answer extends z.ZodType,
> = Asks<Input, Query, Body> & Answers<Data, z.output<Answer>>
