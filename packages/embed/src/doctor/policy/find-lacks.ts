import type { Directives } from './policy-for.ts'

/** What counts for a directive where it is not there itself. */
const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
}

/** Needs that the policies of a page do not meet. All of them count: each has to let a thing in. */
export function findLacks(policies: readonly string[], needed: Directives, page: URL): string[] {
  const lacks = policies.map(parse).flatMap((policy) =>
    Object.entries(needed).flatMap(([directive, sources]) => {
      const name = (STANDS_FOR[directive] ?? [directive]).find((one) => policy.has(one))
      const allowed = name && policy.get(name)
      if (!allowed || (directive === 'script-src' && allowed.includes("'strict-dynamic'"))) return []
      return sources
        .filter((source) => !allowed.some((one) => letsIn(one, source, page)))
        .map((source) => `The page's policy lacks ${source} in ${directive}.`)
    }),
  )
  return [...new Set(lacks)]
}

function parse(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const text of policy.split(';')) {
    const [name = '', ...sources] = text.trim().split(/\s+/)
    // The first of a name counts.
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources)
  }
  return directives
}

/** Whether what a policy has lets in all that is needed: a source for a source, a word for a word. */
function letsIn(allowed: string, needed: string, page: URL): boolean {
  if (allowed.toLowerCase() === needed.toLowerCase()) return true
  const url = needed === "'self'" ? page : toUrl(needed)
  if (!url) return allowed === '*' && !/^('|\w+:$)/.test(needed)
  if (allowed === '*') return /^https?:$/.test(url.protocol)
  if (allowed === "'self'") return url.origin === page.origin
  if (/^[a-z][a-z\d+.-]*:$/i.test(allowed)) return isScheme(allowed, url.protocol)
  const [, scheme, host = '', port, path = ''] =
    /^(?:(\w+:)\/\/)?([^:/]+)(?::(\d+|\*))?(\/.*)?$/.exec(allowed) ?? []
  if (!isScheme(scheme ?? page.protocol, url.protocol) || !isHost(host, url.hostname)) return false
  const isPort = port === '*' || (port ?? '') === url.port || (port && isDefault(port, url.protocol))
  if (!isPort) return false
  return needed === "'self'" || !path || path === '/' || isPath(path, url.pathname)
}

/** A wildcard in the place of the host's first name is kept: it lets itself in alone. */
const toUrl = (source: string) => (URL.canParse(source) && /^https?:/.test(source) ? new URL(source) : null)

/** `http:` lets `https:` in, too. */
const isScheme = (allowed: string, needed: string) =>
  allowed === needed || (allowed === 'http:' && needed === 'https:')

const isHost = (allowed: string, needed: string) =>
  allowed === '*' || (allowed.startsWith('*.') ? needed.endsWith(allowed.slice(1)) : allowed === needed)

const isDefault = (port: string, scheme: string) => port === (scheme === 'https:' ? '443' : '80')

const isPath = (allowed: string, needed: string) =>
  allowed.endsWith('/') ? needed.startsWith(allowed) : allowed === needed
