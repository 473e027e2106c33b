import { html } from 'hono/html'
import type { Html } from '../page/page.ts'
import type { InboxFilter, InboxMessage } from './inbox.ts'
import { splitAtLinks } from './message-reading.ts'

const TIME = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
})

/** The inbox: a filter, then the messages, newest first. */
export function inboxPage(messages: readonly InboxMessage[], { to = '', kind = '' }: InboxFilter): Html {
  return html`
<div class="spread">
<h1>Inbox</h1>
<p class="muted">Text messages and mails that the shop has sent. Nothing leaves this machine.</p>
</div>
<form method="get" action="/" class="row" role="search">
<label class="grow">Recipient<input name="to" value="${to}" autocomplete="off" spellcheck="false" placeholder="Mobile number or e-mail"></label>
<label class="grow">Kind<select name="kind">
${[
  ['', 'All'],
  ['sms', 'SMS'],
  ['mail', 'Mail'],
  ['whatsapp', 'WhatsApp'],
].map(
  ([value, label]) =>
    html`<option value="${value}" ${value === kind ? html`selected` : ''}>${label}</option>`,
)}
</select></label>
<button>Show</button>
</form>
<p class="muted quiet-line" role="status" data-announcer>${messages.length === 0 ? '' : countOf(messages.length)}</p>
<ol class="plain" data-messages>${messageList(messages)}</ol>
<div class="card empty" data-empty ${messages.length > 0 ? html`hidden` : ''}>
<h2>No messages${to || kind ? ' for this filter' : ' yet'}</h2>
<p class="muted">${to || kind ? html`<a href="/">Show all messages</a>` : 'Sign in at the shop with a mobile number: its code appears here.'}</p>
</div>
<form method="post" action="/inbox/clear"><button class="quiet">Delete all messages</button></form>`
}

/** The list items alone, which the page's script fetches to bring itself up to date. */
export function messageList(messages: readonly InboxMessage[]): Html {
  return html`${messages.map(messageItem)}`
}

function countOf(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`
}

function messageItem(message: InboxMessage): Html {
  const { title, chip } = namesOf(message)
  return html`<li data-message="${message.id}"><article class="card" aria-labelledby="title-${message.id}">
<div class="spread">
<h2 id="title-${message.id}">${title}</h2>
<p class="muted"><time datetime="${message.receivedAt}">${TIME.format(new Date(message.receivedAt))} IST</time></p>
</div>
<p><span class="chip">${chip}</span> ${message.repeatOf ? html`<span class="chip warn">Sent again</span>` : ''} <span class="muted">to</span> <span class="to">${message.to}</span> <span class="muted">from ${message.from}</span></p>
${message.otp ? codeBox(message.otp, message.to) : ''}
${message.text ? html`<p class="text">${splitAtLinks(message.text).map(({ text, isLink }) => (isLink ? linkTo(text) : text))}</p>` : ''}
${message.html ? mailHtml(message) : ''}
${linkList(message.links.filter((link) => !message.text.includes(link)))}
</article></li>`
}

function namesOf({ kind, subject }: InboxMessage): { title: string; chip: string } {
  if (kind === 'sms') return { title: 'Text message', chip: 'SMS' }
  if (kind === 'whatsapp') return { title: 'WhatsApp message', chip: 'WhatsApp' }
  return { title: subject || 'Mail without a subject', chip: 'Mail' }
}

function codeBox(otp: string, to: string): Html {
  return html`<div class="otp"><output aria-label="Code for ${to}">${otp}</output><button type="button" data-copy="${otp}" hidden>Copy code</button></div>`
}

function mailHtml(message: InboxMessage): Html {
  const frame = html`<iframe class="mail-frame" title="Mail: ${message.subject}" src="/inbox/mail/${message.id}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
  if (!message.text) return frame
  return html`<details><summary>As the mail program shows it</summary>${frame}</details>`
}

function linkList(links: readonly string[]): Html | '' {
  if (links.length === 0) return ''
  return html`<div><p class="muted">Links in this mail</p><ul class="links">${links.map((link) => html`<li>${linkTo(link)}</li>`)}</ul></div>`
}

function linkTo(address: string): Html {
  return html`<a href="${address}" target="_blank" rel="noopener noreferrer">${address}</a>`
}
