/**
 * Puts the Node that the project brings where `npm run` finds it first. npm 11 does that by itself; npm 10, which comes
 * with Node 20, takes the link away again with the packages of other systems. In JavaScript: an old Node runs it.
 */
import { existsSync, rmSync, symlinkSync } from 'node:fs'

const link = 'node_modules/.bin/node'
const brought = `node_modules/node-${process.platform}-${process.arch}/bin/node`

if (process.platform === 'linux' && existsSync(brought) && !existsSync(link)) {
  // One that leads nowhere, left by an earlier install, is in the way too.
  rmSync(link, { force: true })
  symlinkSync(brought.replace('node_modules', '..'), link)
}
