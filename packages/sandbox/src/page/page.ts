import { html, raw } from 'hono/html'

/** Escaped HTML, ready to be put into a page. */
export type Html = ReturnType<typeof html>

/** The policy of the sandbox's own pages: their scripts and styles are files of the sandbox. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; frame-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export interface PageOptions {
  title: string
  /** The page's own menu entry. */
  current: 'inbox' | 'control' | 'payments'
  main: Html
  scripts?: string[]
  /** Reloads the page this often where scripts are off, in seconds. */
  refreshSeconds?: number
}

const MENU = [
  { key: 'inbox', href: '/', label: 'Inbox' },
  { key: 'payments', href: '/payments', label: 'Payments' },
  { key: 'control', href: '/control', label: 'Network' },
] as const

/** A whole page of the sandbox with its menu. */
export function page({ title, current, main, scripts = [], refreshSeconds }: PageOptions): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Dawakit sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
${scripts.map((src) => html`<script src="${src}" defer></script>`)}
${refreshSeconds ? html`<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>` : ''}
</head>
<body>
<header class="bar">
<p class="brand"><span class="leaf" aria-hidden="true"></span>Dawakit sandbox</p>
<nav aria-label="Sandbox">
${MENU.map(({ key, href, label }) => html`<a href="${href}" ${key === current ? raw('aria-current="page"') : ''}>${label}</a>`)}
</nav>
</header>
<main>${main}</main>
</body>
</html>`
}
