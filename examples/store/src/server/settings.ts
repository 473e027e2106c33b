import { readSettings, type Values } from '@dawakit/server/settings'

let values: Values | undefined

/** What the environment sets, read once: the server's start has found it right. */
export function settings(): Values {
  values ??= readSettings(process.env).values
  return values
}
