import type { CallName, Envelope, User } from '@dawakit/core/contract'
import type { Refusal, RefusalCode } from '@dawakit/core/refusals'
import * as refusals from '@dawakit/core/refusals'
import { routes } from './contract-routes.ts'
import { type ContractState, createContractState } from './contract-state.ts'
import { type Check, fields } from './routes/checks.ts'
import type { RecordedRequest, RouteAnswer, RouteContext } from './routes/route.ts'

/** A route of a call that is known at run time alone: what arrives under its name is its own. */
type AnyAnswer = (context: never) => RouteAnswer | Promise<RouteAnswer>
interface AnyRoute {
  login?: Refusal
  query?: Record<string, Check>
  body?: Record<string, Check>
  answer(context: never): RouteAnswer
}

/** Answers a call as the server does: first who asks, then the shape of what is asked, then the rest. */
function usualAnswer(name: string): AnyAnswer | undefined {
  const route = (routes as Record<string, AnyRoute>)[name]
  if (!route) return undefined
  const { login, query = {}, body = {} } = route
  return (context: RouteContext) => {
    if (context.headers.has('authorization')) context.user()
    else if (login) context.fail(401, login)
    const isWellFormed = fields(query)(context.query) && fields(body)(context.asked)
    if (!isWellFormed) context.fail(400, refusals.invalidRequest)
    return route.answer(context as never)
  }
}

/** Bodies that the specification writes `data: {…}` are wrapped; the bare form is taken too. */
function bareOf(body: unknown): unknown {
  const isWrapped = typeof body === 'object' && body !== null && Object.keys(body).join() === 'data'
  return (isWrapped ? (body as { data: unknown }).data : body) ?? {}
}

/** What a rule refuses is a conflict with what stands in the shop, else a business rule. */
const CONFLICTS = new Set<RefusalCode>([
  'out-of-stock',
  'not-enough-stock',
  'coupon-used',
  'coupon-expired',
  'cancel-not-allowed',
])

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

/** The uploads, which are no JSON calls. */
type UploadName = 'POST /post/uploadPrescription' | 'POST /post/uploadReturnPicture'

/**
 * A small API of the HTTP contract in memory, spoken to through `fetch`: tests and stories run the
 * real client over it. It keeps state (sessions, carts, orders), so a journey works as it reads.
 * The server's conformance rows hold it to what the server answers and refuses, call by call; it counts no
 * attempts, moves no stock and knows every code and signature beforehand.
 */
export function createContractServer(initial: Partial<ContractState> = {}) {
  const state = createContractState(initial)
  const requests: RecordedRequest[] = []
  const overrides = new Map<string, AnyAnswer>()

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
    const user = (): User => {
      const token = recorded.headers.get('authorization')?.replace(/^JWT /, '')
      if (token === undefined) return fail(401, refusals.loginRequired)
      const userId = state.tokens.get(token)
      return state.users.find((one) => one._id === userId) ?? fail(401, refusals.sessionExpired)
    }
    return {
      ...recorded,
      asked: bareOf(recorded.body) as RouteContext['asked'],
      state,
      fail,
      user,
      self(id) {
        const self = user()
        return self._id === id ? self : fail(403, refusals.notYours)
      },
      refuse(refusal) {
        if (!refusal) return
        const { message, fields: names } = refusal
        fail(400, message, { fields: Object.fromEntries(names.map((name) => [name, message.text])) })
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
    const route = overrides.get(name) ?? usualAnswer(name)
    try {
      if (!route) return errorAnswer(404, refusals.notFound)
      const answer = await Promise.race([route(contextOf(recorded) as never), aborted(signal)])
      if (answer instanceof Response) return answer.clone()
      return json(200, { key: 'success', message: 'ok', ...answer } satisfies Envelope<unknown>)
    } catch (error) {
      if (error instanceof Failure) return error.response
      if (error instanceof refusals.RuleError) {
        const { code, message: text } = error
        return errorAnswer(CONFLICTS.has(code) ? 409 : 422, { code, text })
      }
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
      name: Name | UploadName,
      answer: RouteAnswer | ((context: RouteContext<Name>) => RouteAnswer | Promise<RouteAnswer>) | null,
    ) {
      if (answer === null) overrides.delete(name)
      else overrides.set(name, typeof answer === 'function' ? answer : () => answer)
    },
    /** Lets a call wait until the returned function is called; then it is answered as usual. */
    hold(name: CallName | UploadName): () => void {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      const usual = overrides.get(name) ?? usualAnswer(name)
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
