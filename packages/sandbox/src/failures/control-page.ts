import { html } from 'hono/html'
import type { Html } from '../page/page.ts'
import { type FailureModes, MODES, type Mode, type Service } from './failure-modes.ts'

const MODE_NAMES: Record<Mode, string> = {
  ok: 'Works',
  slow: 'Slow answer',
  '502-html': '502 with an HTML page',
  'cut-off': 'Work done, answer cut off',
  timeout: 'No answer at all',
}

/** One form a service: what the network does to it. */
export function controlPage(failures: FailureModes): Html {
  return html`
<h1>Network</h1>
<p class="muted">What happens to calls of each service. A failure with a count ends by itself.</p>
<ul class="plain">${[...failures.services].map(([service, title]) => serviceItem(service, title, failures))}</ul>
<form method="post" action="/control"><input type="hidden" name="reset" value="all"><button class="quiet">Let everything work</button></form>`
}

function serviceItem(service: Service, title: string, failures: FailureModes): Html {
  const { mode, remaining, match } = failures.get(service)
  const left = remaining === null ? '' : `, ${remaining} more`
  return html`<li><form class="card" method="post" action="/control" aria-labelledby="name-${service}">
<div class="spread"><h2 id="name-${service}">${title}</h2>
<span class="chip ${mode === 'ok' ? '' : 'bad'}">${MODE_NAMES[mode]}${left}</span></div>
<input type="hidden" name="service" value="${service}">
<div class="row">
<label class="grow">Mode<select name="mode">${MODES.map((value) => html`<option value="${value}" ${value === mode ? html`selected` : ''}>${MODE_NAMES[value]}</option>`)}</select></label>
<label class="grow">Requests<input name="count" inputmode="numeric" pattern="[0-9]*" placeholder="all" value="${remaining ?? ''}"></label>
<label class="grow">Only paths with<input name="match" value="${match}" placeholder="any path" spellcheck="false"></label>
<button>Set</button>
</div></form></li>`
}
