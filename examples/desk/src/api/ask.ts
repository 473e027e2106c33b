import type {
  DeskCallData,
  DeskCallInput,
  DeskCallName,
  DeskFileName,
  DeskFileQuery,
  DeskUploadData,
  DeskUploadName,
  DeskUploadQuery,
  Envelope,
} from '@dawakit/core/contract'
import { apiWords } from '../language/en/api.ts'
import { DeskError } from './desk-error.ts'

export interface AskOptions {
  signal?: AbortSignal | undefined
  /** True for what the page asks by itself, which keeps no session open. @default false */
  isByItself?: boolean
}

/** What a list answers: a page of it, and how many there are. */
export interface Page<Row> {
  data: Row[]
  totalCount: number
}

/**
 * Makes a call of the desk.
 *
 * @throws {DeskError} with the refusal's code and sentence, or `no-answer`
 */
export async function ask<Name extends DeskCallName>(
  name: Name,
  input: DeskCallInput<Name>,
  options: AskOptions = {},
): Promise<DeskCallData<Name>> {
  return (await send<DeskCallData<Name>>(name, input, options)).data
}

/** {@link ask} for a list. */
export async function askPage<Name extends DeskCallName>(
  name: Name,
  input: DeskCallInput<Name>,
  options: AskOptions = {},
): Promise<{ data: DeskCallData<Name>; totalCount: number }> {
  const { data, totalCount = 0 } = await send<DeskCallData<Name>>(name, input, options)
  return { data, totalCount }
}

/** {@link ask} for what takes a file as it is. */
export async function upload<Name extends DeskUploadName>(
  name: Name,
  query: DeskUploadQuery<Name>,
  file: Blob,
): Promise<DeskUploadData<Name>> {
  return (await send<DeskUploadData<Name>>(name, { query, file }, {})).data
}

/** Where a picture, a PDF or a list of the desk is: for an image or a link. */
export function fileUrl<Name extends DeskFileName>(name: Name, query: DeskFileQuery<Name>): string {
  return urlOf(name, query)
}

function urlOf(name: string, query: object = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  }
  const path = `/api${name.slice(name.indexOf(' ') + 1)}`
  return search.size > 0 ? `${path}?${search}` : path
}

async function send<Data>(
  name: string,
  { query, body, file }: { query?: object | undefined; body?: object | undefined; file?: Blob },
  { signal, isByItself = false }: AskOptions,
): Promise<{ data: Data; totalCount?: number }> {
  const method = name.slice(0, name.indexOf(' '))
  let answer: Response
  let envelope: Envelope<Data>
  try {
    answer = await fetch(urlOf(name, query), {
      method,
      credentials: 'same-origin',
      headers: {
        ...(method !== 'GET' && { 'Content-Type': file ? 'application/octet-stream' : 'application/json' }),
        ...(isByItself && { 'X-Desk-By-Itself': '1' }),
      },
      ...(method !== 'GET' && { body: file ?? JSON.stringify(body ?? {}) }),
      ...(signal && { signal }),
    })
    envelope = await answer.json()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new DeskError('no-answer', apiWords.noAnswer)
  }
  if (envelope.key === 'success') return envelope
  const { code, message, fields, data, requestId } = envelope
  throw new DeskError(code, message, {
    status: answer.status,
    data,
    ...(fields && { fields }),
    ...(requestId && { requestId }),
  })
}
