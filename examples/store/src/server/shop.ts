import { type OpenShop, openShop } from '@dawakit/server'

let opened: Promise<OpenShop> | undefined

/** The one API of this process: opened at the first request or by the server's start. */
export function shop(): Promise<OpenShop> {
  opened ??= openShop(process.env, (line) => console.log(line)).catch((error: unknown) => {
    // The next request tries anew: a database that was away for a moment must not end the store.
    opened = undefined
    console.error(error)
    throw error
  })
  return opened
}
