import type {
  DeskCallData,
  DeskCallInput,
  DeskCallName,
  DeskFileName,
  DeskFileQuery,
  DeskUploadData,
  DeskUploadName,
  DeskUploadQuery,
  StaffMember,
  StaffRole,
} from '@dawakit/core/contract'
import type { Refusal } from '@dawakit/core/refusals'
import type { z } from 'zod'
import type { ServerContext } from '../context/server-context.ts'
import type { Asks, Conforms, MaybeSchema, Parsed } from '../contract/conforms.ts'
import type { Reply } from '../http/define-call.ts'
import type { ReceivedFile } from '../http/files/receive-file.ts'

/** Who of the staff calls. */
export interface DeskStaff extends StaffMember {
  sessionId: string
}

/** 'anybody': nobody has to be signed in, as for signing in. */
type Roles = readonly StaffRole[] | 'anybody'
type StaffOf<R extends Roles> = R extends 'anybody' ? DeskStaff | null : DeskStaff

interface DeskInput<R extends Roles, Query, Body> extends ServerContext {
  staff: StaffOf<R>
  /** The caller's network, for limits. */
  address: string
  /** What the browser has sent as its mark: see desk-device.ts. */
  deskMark: string | undefined
  query: Query
  body: Body
}

/** What describes a call of the desk, whichever it is. */
interface DeskFacts<R extends Roles, Name extends string> {
  name: Name
  /** One sentence for the API page. */
  summary: string
  /** Groups the API page: the noun. */
  tag: string
  /** Who may use it: no session is 401, another role 403 and a row of the audit. */
  roles: R
}

/** One JSON call of the desk: its schemas validate the request, describe it, and check the answers in tests. */
interface DeskCall<
  R extends Roles,
  Name extends DeskCallName,
  Query extends MaybeSchema,
  Body extends MaybeSchema,
  Answer extends z.ZodType,
> extends DeskFacts<R, Name> {
  query?: Query
  body?: Body
  answer: Answer
  handle(input: DeskInput<R, Parsed<Query>, Parsed<Body>>): Promise<Reply<DeskCallData<Name>>>
}

/** A picture, a PDF, a list: what a call answers that is no JSON. */
export interface DeskFileReply {
  bytes: Uint8Array
  /** `application/pdf` */
  mime: string
  /** What it is called when it is saved. ASCII, without quotes. */
  fileName: string
  /** 'attachment': a browser saves it rather than showing it. @default 'inline' */
  disposition?: 'inline' | 'attachment'
}

interface DeskFile<R extends Roles, Name extends DeskFileName, Query extends MaybeSchema>
  extends DeskFacts<R, Name> {
  query?: Query
  /** What it may answer: `['application/pdf']` */
  types: readonly string[]
  handle(input: DeskInput<R, Parsed<Query>, undefined>): Promise<DeskFileReply>
}

/** What takes a file as it is for its body. It lies on the disk, and who handles it puts it away. */
interface DeskUpload<
  R extends Roles,
  Name extends DeskUploadName,
  Query extends MaybeSchema,
  Answer extends z.ZodType,
> extends DeskFacts<R, Name> {
  query?: Query
  mostBytes: number
  tooLarge: Refusal
  answer: Answer
  handle(input: DeskInput<R, Parsed<Query>, ReceivedFile>): Promise<Reply<DeskUploadData<Name>>>
}

/** A call whose types have been checked where it was defined; the desk treats them all alike. */
export type AnyDeskCall = DeskFacts<Roles, DeskCallName | DeskFileName | DeskUploadName> & {
  query?: MaybeSchema
  body?: MaybeSchema
} & (
    | {
        kind: 'json'
        answer: z.ZodType
        handle(input: DeskInput<Roles, unknown, unknown>): Promise<Reply<unknown>>
      }
    | {
        kind: 'upload'
        mostBytes: number
        tooLarge: Refusal
        answer: z.ZodType
        handle(input: DeskInput<Roles, unknown, ReceivedFile>): Promise<Reply<unknown>>
      }
    | {
        kind: 'file'
        types: readonly string[]
        handle(input: DeskInput<Roles, unknown, unknown>): Promise<DeskFileReply>
      }
  )

export function defineDeskCall<
  const R extends Roles,
  Name extends DeskCallName,
  Answer extends z.ZodType,
  Query extends MaybeSchema = undefined,
  Body extends MaybeSchema = undefined,
>(
  call: DeskCall<R, Name, Query, Body, Answer> &
    Conforms<DeskCallInput<Name>, DeskCallData<Name>, Query, Body, Answer>,
): AnyDeskCall {
  // The schemas that produced query and body run right before `handle`, and calls with roles get who is signed in.
  return { ...call, kind: 'json', handle: (input) => call.handle(input as never) }
}

export function defineDeskFile<
  const R extends Roles,
  Name extends DeskFileName,
  Query extends MaybeSchema = undefined,
>(
  file: DeskFile<R, Name, Query> & Asks<{ query?: DeskFileQuery<Name>; body?: undefined }, Query, undefined>,
): AnyDeskCall {
  return { ...file, kind: 'file', handle: (input) => file.handle(input as never) }
}

export function defineDeskUpload<
  const R extends Roles,
  Name extends DeskUploadName,
  Answer extends z.ZodType,
  Query extends MaybeSchema = undefined,
>(
  upload: DeskUpload<R, Name, Query, Answer> &
    Conforms<
      { query: DeskUploadQuery<Name>; body?: undefined },
      DeskUploadData<Name>,
      Query,
      undefined,
      Answer
    >,
): AnyDeskCall {
  return { ...upload, kind: 'upload', handle: (input) => upload.handle(input as never) }
}
