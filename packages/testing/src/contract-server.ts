import type { CallInput, CallName, Envelope, User } from '@dawakit/core/contract'
import * as refusals from '@dawakit/core/refusals'
import { routes } from './contract-routes.ts'
import { type ContractState, createContractState } from './contract-state.ts'

/** A call as it arrived. */
export interface RecordedRequest<Name extends CallName = CallName> {
  method: string
  /** Below the API's base, e.g. `/get/product`. */
  path: string
  query: Record<string, string>
  body: CallInput<Name>['body']
  headers: Headers
}

export interface RouteContext<Name extends CallName = CallName> extends RecordedRequest<Name> {
  state: ContractState
  /** The signed-in user, or a 401. */
  user(): User
  /** Answers an error of the catalogue. */
  fail(status: number, message: { code: string; text: string }, more?: object): never
}

/** What a route answers: `data`, or more of the envelope. */
export type RouteAnswer = { data: unknown; message?: string; token?: string; totalCount?: number } | Response
export type Route<Name extends CallName = CallName> = (context: RouteContext<Name>) => RouteAnswer

/** A route of a call that is known at run time alone: what arrives under its name is its own. */
type AnyRoute = (context: never) => RouteAnswer | Promise<RouteAnswer>
const routeOf = (name: string): AnyRoute | undefined => (routes as Record<string, AnyRoute>)[name]

class Failure extends Error {
  readonly response: Response

  constructor(response: Response) {
    super('failure')
    this.response = response
  }
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** An error answer of the catalogue, for `server.answer`. */
export function errorAnswer(
  status: number,
  message: { code: string; text: string },
  more: object = {},
): Response {
  return json(status, { key: 'error', code: message.code, message: message.text, ...more })
}

/**
 * A small API of the HTTP contract in memory, spoken to through `fetch`: tests and stories run the
 * real client over it. It keeps state (sessions, carts, orders), so a journey works as it reads.
 */
export function createContractServer(initial: Partial<ContractState> = {}) {
  const state = createContractState(initial)
  const requests: RecordedRequest[] = []
  const overrides = new Map<string, AnyRoute>()

  async function readBody(request: Request): Promise<unknown> {
    const type = request.headers.get('content-type') ?? ''
    if (request.method === 'GET') return undefined
    if (type.includes('multipart')) return Object.fromEntries(await request.formData())
    const text = await request.text()
    return text ? JSON.parse(text) : undefined
  }

  function contextOf(recorded: RecordedRequest): RouteContext {
    const fail: RouteContext['fail'] = (status, message, more) => {
      throw new Failure(errorAnswer(status, message, more))
    }
    return {
      ...recorded,
      state,
      fail,
      user() {
        const token = recorded.headers.get('authorization')?.replace(/^JWT /, '') ?? ''
        const userId = state.tokens.get(token)
        const user = state.users.find((one) => one._id === userId)
        return user ?? fail(401, refusals.sessionExpired)
      },
    }
  }

  async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://shop.test')
    const at = url.pathname.indexOf('/api/')
    const path = at < 0 ? url.pathname : url.pathname.slice(at + 4)
    const request =
      input instanceof Request ? new Request(input, init) : new Request(url, { ...init, signal: null })
    const signal = init?.signal ?? request.signal
    const recorded: RecordedRequest = {
      method: request.method,
      path,
      query: Object.fromEntries(url.searchParams),
      body: (await readBody(request)) as RecordedRequest['body'],
      headers: request.headers,
    }
    requests.push(recorded)
    const name = `${request.method} ${path}`
    const route = overrides.get(name) ?? routeOf(name)
    try {
      if (!route) return errorAnswer(404, refusals.notFound)
      const answer = await Promise.race([route(contextOf(recorded) as never), aborted(signal)])
      if (answer instanceof Response) return answer.clone()
      return json(200, { key: 'success', message: 'ok', ...answer } satisfies Envelope<unknown>)
    } catch (error) {
      if (error instanceof Failure) return error.response
      throw error
    }
  }

  return {
    state,
    requests,
    fetch: respond as typeof fetch,
    /** The calls of one name, in order. */
    requestsOf: <Name extends CallName>(name: Name) =>
      requests.filter((one) => `${one.method} ${one.path}` === name) as RecordedRequest<Name>[],
    /** Answers one call otherwise from now on; null brings the usual answer back. */
    answer<Name extends CallName>(
      name: Name | 'POST /post/uploadPrescription',
      answer: RouteAnswer | ((context: RouteContext<Name>) => RouteAnswer | Promise<RouteAnswer>) | null,
    ) {
      if (answer === null) overrides.delete(name)
      else overrides.set(name, typeof answer === 'function' ? answer : () => answer)
    },
    /** Lets a call wait until the returned function is called; then it is answered as usual. */
    hold(name: CallName | 'POST /post/uploadPrescription'): () => void {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      const usual = overrides.get(name) ?? routeOf(name)
      overrides.set(name, async (context: never) => {
        await held
        return usual ? usual(context) : { data: null }
      })
      return () => release()
    },
    /** Puts this server behind the page's `fetch`. @returns a function that takes it away again */
    install(): () => void {
      const original = globalThis.fetch
      globalThis.fetch = respond as typeof fetch
      return () => {
        globalThis.fetch = original
      }
    },
    /** A token of this user, valid for a week: put it in the storage to start signed in. */
    tokenOf: (user: User) => state.issueToken(user._id),
  }
}

export type ContractServer = ReturnType<typeof createContractServer>

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (!signal) return
    const stop = () => reject(signal.reason ?? new DOMException('Aborted', 'AbortError'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
