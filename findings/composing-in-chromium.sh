#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
runtime="node-$(node -p 'process.platform + "-" + process.arch')"
npm install --no-audit --no-fund --silent "$runtime@24.21.0" @sparticuz/chromium@153.0.0 playwright-core@1.65.1 >>npm.log
PATH="$folder/node_modules/$runtime/bin:$PATH"

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import sparticuz from '@sparticuz/chromium'
import { chromium } from 'playwright-core'

const browser = await chromium.launch({ executablePath: await sparticuz.executablePath(), args: sparticuz.args })
const page = await browser.newPage()

/** A keyboard that composes underlines the pincode as it grows, then commits it. The field writes 0 to 9 as it is told. */
async function compose(when) {
  await page.setContent('<input aria-label="Pincode">')
  const field = page.getByLabel('Pincode')
  await field.evaluate((input, event) => {
    input.addEventListener(event, () => {
      input.value = input.value.replace(/[०-९]/g, (digit) => digit.charCodeAt(0) - 0x0966)
    })
  }, when)
  await field.focus()
  const keyboard = await page.context().newCDPSession(page)
  for (const text of ['६', '६०', '६००'])
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await keyboard.send('Input.insertText', { text: '६००' })
  return field.inputValue()
}

const seen = { input: await compose('input'), compositionend: await compose('compositionend') }
const version = browser.version()
await browser.close()
console.log(`Chromium ${version}: ६००, composed by a keyboard in a field whose 'input' listener writes it in Latin digits
Expected: 600. The value is set to what stands there, in other digits, and the cursor is at its end.
Seen:     ${seen.input}: setting a value ends what is composed, and the keyboard puts all of it in anew with the next key.
          Written at 'compositionend' instead: ${seen.compositionend}.`)
assert.equal(seen.compositionend, '600')
assert.equal(seen.input, '660600600')
END
node try.mjs
