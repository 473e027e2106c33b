/** How much of what is drawn is kept, and for how long (docs/operating.md). */
export interface KeptSettings {
  megabytes: number
  /** Whatever is kept is made anew after so long: the year in the footer changes without anybody's doing. */
  seconds: number
}

const MEGABYTES = 64
const SECONDS = 300

/** @throws {Error} that names a setting which is no number from 0. */
export function keptSettings(env: Readonly<Record<string, string | undefined>>): KeptSettings {
  return {
    megabytes: amountIn(env, 'KEPT_PAGES_MB', MEGABYTES),
    seconds: amountIn(env, 'KEPT_PAGES_SECONDS', SECONDS),
  }
}

function amountIn(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  otherwise: number,
): number {
  const amount = Number(env[name] || otherwise)
  if (!(amount >= 0)) throw new Error(`${name} is '${env[name]}', which is no number from 0.`)
  return amount
}
