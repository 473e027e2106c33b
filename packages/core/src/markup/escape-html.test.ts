import { expect, it } from 'vitest'
import { escapeHtml, escapeXml } from './escape-html.ts'

it('lets a text end neither its element nor its attribute', () => {
  expect(escapeHtml(`</b><img src="x" onerror='y'> & co`)).toBe(
    '&lt;/b&gt;&lt;img src=&quot;x&quot; onerror=&#39;y&#39;&gt; &amp; co',
  )
})

it('drops what XML cannot hold, and keeps every script', () => {
  expect(escapeXml('Dolo\u0000\u001b 650\uffff <वे> & 😀')).toBe('Dolo 650 &lt;वे&gt; &amp; 😀')
})
