#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --no-audit --no-fund --silent cashfree-pg@6.0.6 >>npm.log

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { Cashfree, CFEnvironment } from 'cashfree-pg'

let headers = {}
const server = createServer((request, response) => {
  headers = request.headers
  response.end()
})
await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
/** A request of the shop's own, to a service that has nothing to do with payments. */
const ask = async () => {
  await fetch(`http://127.0.0.1:${server.address().port}/courier`)
  return [
    Object.keys(headers).filter((name) => /sentry|baggage/.test(name)).length,
    process.listenerCount('uncaughtException'),
  ]
}

const before = await ask()
new Cashfree(CFEnvironment.SANDBOX, 'client', 'secret')
const after = await ask()

console.log(`cashfree-pg 6.0.6: \`new Cashfree(CFEnvironment.SANDBOX, id, secret)\`, and nothing else of it
Expected: an object to call the payment service with; the rest of the process is as it was.
Seen:     the shop's own request to a courier carries sentry-trace and
          baggage: ${headers.baggage}
          Headers of its kind before ${before[0]}, after ${after[0]}; listeners for uncaught exceptions before ${before[1]}, after ${after[1]}.
          The constructor starts Sentry, with the payment service's own account, for the whole process;
          its seventh argument, which is true where it is left out, turns that off.`)
assert.deepEqual(
  [before, after],
  [
    [0, 0],
    [2, 1],
  ],
)
process.exit()
END
node try.mjs
