import { html } from 'hono/html'
import type { Html } from './page.ts'

/**
 * The policy of a gateway's hosted form: any shop may frame it, and it may send its answer to any shop.
 * Its own scripts and styles are files of the sandbox.
 */
export const HOSTED_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'"

interface HostedPageOptions {
  title: string
  main: Html
  scripts?: string[]
}

/** A page that stands in a frame of a shop. */
export function hostedPage({ title, main, scripts = [] }: HostedPageOptions): Html {
  return html`<!doctype html>
<html lang="en" class="hosted">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
${scripts.map((src) => html`<script src="${src}" defer></script>`)}
</head>
<body><main>${main}</main></body>
</html>`
}
