#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --no-audit --no-fund --silent razorpay@2.9.8 >>npm.log

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import Razorpay from 'razorpay'

const razorpay = new Razorpay({ key_id: 'rzp_test_key', key_secret: 'secret' })
const failureAt = (port) => {
  razorpay.api.rq.defaults.baseURL = `http://127.0.0.1:${port}/v1`
  return razorpay.orders.create({ amount: 100, currency: 'INR' }).then(assert.fail, (failure) => failure)
}
const server = createServer((_, response) => response.writeHead(502).end('Bad Gateway'))
await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
const { port } = server.address()
const atProxy = await failureAt(port)
server.closeAllConnections()
await new Promise((closed) => server.close(closed))
const withoutNetwork = await failureAt(port)

console.log(`razorpay 2.9.8: an order is created while the gateway cannot be reached, or is answered by a proxy
Expected: an Error each time, with ECONNREFUSED as its code or cause, or with 502 and a message: what may be tried
          again is told from what is a fault of one's own.
Seen:     nobody listens: ${withoutNetwork.name}: ${withoutNetwork.message} (code ${withoutNetwork.code}, cause ${withoutNetwork.cause}).
          502: ${JSON.stringify(atProxy)}, which is ${atProxy instanceof Error ? 'an' : 'no'} Error, and has no message and no stack.`)
assert.ok(withoutNetwork instanceof TypeError)
assert.match(withoutNetwork.message, /Cannot read properties of undefined \(reading 'status'\)/)
assert.deepEqual([withoutNetwork.code, withoutNetwork.cause], [undefined, undefined])
assert.ok(!(atProxy instanceof Error))
assert.deepEqual(atProxy, { statusCode: 502, error: undefined })
END
node try.mjs
