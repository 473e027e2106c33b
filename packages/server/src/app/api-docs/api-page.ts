import { createHash } from 'node:crypto'
import { escapeHtml } from '@dawakit/core/markup'
import type { ApiDescription, JsonSchema, Operation } from './api-description.ts'
import { shapeOf } from './shape-of.ts'
import { whoMay } from './who-may.ts'

const STYLE = `
:root{color-scheme:light dark;--ink:#10231f;--muted:#5b6f69;--line:#dce7e3;--ground:#f5f9f7;--accent:#0b6e4f}
@media(prefers-color-scheme:dark){:root{--ink:#e7f0ec;--muted:#9db1aa;--line:#2a3834;--ground:#0f1714;--accent:#5cc79f}}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main,nav{max-width:960px;margin:auto;padding:16px}
nav ul{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;padding:0}
a{color:var(--accent)} h1{font-size:28px} h2{font-size:22px;margin-top:40px}
details{border:1px solid var(--line);border-radius:8px;margin:8px 0;padding:0 12px;overflow-wrap:anywhere}
summary{padding:12px 0;cursor:pointer} code{font:14px/1.5 ui-monospace,monospace}
small{color:var(--muted);font-size:14px;display:block} dt{color:var(--muted);font-size:14px} dd{margin:0 0 12px}
`

/** The description as one page that loads and runs nothing. */
export function apiPage(description: ApiDescription): { html: string; policy: string } {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))]
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(tag))
    return `<h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${own
      .map(({ method, path, operation }) => section(method, path, operation))
      .join('')}`
  })
  const shapes = Object.entries(description.components.schemas).map(
    ([name, schema]) =>
      `<details id="${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary><p><code>${escapeHtml(shapeOf(schema))}</code></p></details>`,
  )
  const { title } = description.info
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><nav aria-label="Sections"><ul>${[
    ...tags,
    'Shapes',
  ]
    .map((tag) => `<li><a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a></li>`)
    .join(
      '',
    )}</ul></nav><main><h1>${escapeHtml(title)}</h1><p>${words(description.info.description)} <a href="openapi.json">openapi.json</a></p>${sections.join('')}<h2 id="Shapes">Shapes</h2>${shapes.join('')}</main></body></html>`
  const hash = createHash('sha256').update(STYLE).digest('base64')
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
  }
}

function section(method: string, path: string, operation: Operation): string {
  const facts = [
    ['Who', whoMay(operation)],
    ...(operation.parameters ?? []).map((parameter) => [
      `${parameter.in}: ${parameter.name}${parameter.required ? '' : ' (optional)'}`,
      [shapeOf(parameter.schema), parameter.description].filter(Boolean).join('. '),
    ]),
    ...contents('Body', operation.requestBody?.content),
    ...Object.entries(operation.responses).flatMap(([status, response]) =>
      response.content
        ? contents(status, response.content).map(([name, shape]) => [
            name,
            `${response.description} ${shape}`,
          ])
        : [[status, response.description]],
    ),
  ]
  const list = facts
    .map(
      ([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd><code>${escapeHtml(value)}</code></dd>`,
    )
    .join('')
  return `<details><summary><code>${escapeHtml(`${method} ${path}`)}</code> <small>${words(operation.summary)}</small></summary><dl>${list}</dl></details>`
}

function contents(name: string, content: Record<string, { schema: JsonSchema }> | undefined): string[][] {
  return Object.entries(content ?? {}).map(([type, { schema }]) => [
    type === 'application/json' ? name : `${name}, ${type}`,
    shapeOf(schema),
  ])
}

/** Escaped, with what stands between backticks as code. */
const words = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
