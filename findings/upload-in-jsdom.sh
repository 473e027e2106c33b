#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
runtime="node-$(node -p 'process.platform + "-" + process.arch')"
npm install --no-audit --no-fund --silent "$runtime@24.21.0" vitest@5.1.0 jsdom@31.0.1 >>npm.log
PATH="$folder/node_modules/$runtime/bin:$PATH"

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { test } from 'vitest'

test('a form with a file is sent', async () => {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    response.setHeader('access-control-allow-origin', '*')
    response.end(JSON.stringify({ type: request.headers['content-type'], body }))
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${server.address().port}/`
  const form = new FormData()
  form.append('prescription', new File(['scan'], 'scan.png', { type: 'image/png' }))
  const sent = await (await fetch(url, { method: 'POST', body: form })).json()
  const asRequest = await new Request(url, { method: 'POST', body: form }).text()
  const [, name, content] = asRequest.match(
    /filename="(.*)"\r\nContent-Type: image\/png\r\n\r\n([\s\S]*)\r\n--/,
  )
  server.close()

  console.log(`vitest 5.1.0 with jsdom 31.0.1: fetch(url, { method: 'POST', body: new FormData() })
Expected: multipart/form-data with the file, or a TypeError of a form that fetch does not know.
Seen:     ${sent.type}, and the body is '${sent.body}'. The form is jsdom's, fetch is Node's, which
          takes it for something to be written as a text. The same form through new Request(url, …) is multipart, with a
          file of ${content.length} bytes by the name of '${name}' in the place of 'scan.png'. What is uploaded, no such test has seen.`)
  assert.deepEqual(sent, { type: 'text/plain;charset=UTF-8', body: '[object FormData]' })
  assert.deepEqual([name, content], ['blob', ''])
})
END
mv try.mjs upload.test.mjs
npx --no-install vitest run --environment jsdom
