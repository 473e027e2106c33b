import { escapeHtml } from '@dawakit/core/markup'
import type { Config } from '../../ground/context/config.ts'
import { locale } from '../../ground/context/locale.ts'
import type { Mail } from '../../ground/context/providers.ts'
import { mailLabels } from './mail-labels.ts'

export interface MailContent {
  to: string
  subject: string
  heading: string
  /** One paragraph each, plain text. */
  paragraphs: string[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Small print below. */
  note?: string
  /** Whose mail it is. */
  config: Pick<Config, 'store' | 'brand' | 'isDemo'>
}

/** One mail in its two forms, text and HTML, of the same words. */
export function composeMail(content: MailContent): Mail {
  const { to, subject, heading, paragraphs, action, note, config } = content
  const { name: storeName } = config.store
  const text = [
    ...(config.isDemo ? [mailLabels.demo] : []),
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(note ? [note] : []),
    storeName,
  ].join('\n\n')
  const paragraph = (words: string, style: string) => `<p style="${style}">${escapeHtml(words)}</p>`
  const html = [
    `<!doctype html><html lang="${locale}"><body style="margin:0;background:#f5f9f7;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#10231f">`,
    '<div style="max-width:520px;margin:auto;background:#fff;border:1px solid #dce7e3;border-radius:12px;padding:24px">',
    config.isDemo
      ? paragraph(
          mailLabels.demo,
          'margin:0 0 16px;padding:8px 12px;background:#fdf1d9;border-radius:8px;font-size:14px',
        )
      : '',
    `<h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((words) => paragraph(words, 'margin:0 0 16px')),
    action
      ? `<p style="margin:0 0 16px"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:${config.brand.colours?.primary ?? '#0b6e4f'};color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none">${escapeHtml(action.label)}</a></p>`
      : '',
    note ? paragraph(note, 'margin:0 0 16px;font-size:14px;color:#5b6f69') : '',
    paragraph(storeName, 'margin:0;font-size:14px;color:#5b6f69'),
    '</div></body></html>',
  ].join('')
  return { to, subject: subject.replace(/[\r\n]+/g, ' '), text, html }
}
