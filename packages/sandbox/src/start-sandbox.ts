import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createSandbox, type Sandbox } from './create-sandbox.ts'
import { SANDBOX_DEFAULTS } from './defaults.ts'
import type { SandboxOptions } from './sandbox-options.ts'

export interface StartOptions extends SandboxOptions {
  /** 0 takes any free port. @default 4400 */
  port?: number
  /** The sandbox has no sign-in: leave it on the loopback address. @default '127.0.0.1' */
  hostname?: string
}

export interface RunningSandbox extends Sandbox {
  /** Without a slash at its end. */
  readonly url: string
  /** Ends the server and every open connection. */
  stop(): Promise<void>
}

/**
 * Serves a sandbox on a port.
 *
 * @throws the server's own error, such as EADDRINUSE, when the port cannot be taken.
 */
export async function startSandbox(options: StartOptions = {}): Promise<RunningSandbox> {
  const { port = SANDBOX_DEFAULTS.port, hostname = '127.0.0.1', ...rest } = options
  const sandbox = createSandbox(rest)
  const server = createAdaptorServer({
    fetch: (request, env) => sandbox.fetch(request, env),
    overrideGlobalObjects: false,
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address() as AddressInfo
  return {
    ...sandbox,
    url: `http://${hostname === '127.0.0.1' ? 'localhost' : hostname}:${address.port}`,
    stop: () =>
      new Promise((resolve, reject) => {
        sandbox.close()
        server.close((error) => (error ? reject(error) : resolve()))
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
