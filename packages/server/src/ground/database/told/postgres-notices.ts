import { Client } from 'pg'
import type { Changes } from './changes.ts'

/** What the triggers of migration 019 notify. A channel is of one database. */
export const CHANNEL = 'dawakit_shown'
/** Pauses before the connection is made again: they double. */
const FIRST_PAUSE_MS = 100
const LAST_PAUSE_MS = 5000
const CONNECT_MS = 5000
/** A connection whose other end has gone without a word is found out within a minute or two. */
const KEEP_ALIVE_MS = 30_000
/** What is said to oneself is heard within milliseconds, or never. */
const DEAF_MS = 5000

export interface NoticesOptions {
  /** Hears of each notice, and of each new connection: what was said before it was there is lost. */
  onChange?: () => void
  /** Notifies over the connections that write: what is said so must be heard here. */
  speak?: () => Promise<unknown>
  /** Hears that it was not, each time the connection is made anew. */
  onDeaf?: () => void
  /** @default 5000 */
  deafMs?: number
}

/**
 * Listens to PostgreSQL on a connection of its own. It must reach the server that is written to, and not through a pooler
 * that shares connections among transactions: that one takes `LISTEN` and lets nothing through. Until it is there, and
 * whenever it is not, nothing is told.
 */
export function listenToPostgres(
  url: string,
  { onChange = () => {}, speak, onDeaf = () => {}, deafMs = DEAF_MS }: NoticesOptions = {},
): Changes {
  let moment = 0
  let isClosed = false
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let deafTimer: NodeJS.Timeout | undefined
  let pauseMs = FIRST_PAUSE_MS

  const changed = () => {
    moment++
    onChange()
  }

  function listen(): void {
    const mine = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
    client = mine
    let isOver = false
    const again = () => {
      if (isOver) return
      isOver = true
      mine.end().catch(() => {})
      if (isClosed) return
      timer = setTimeout(listen, pauseMs * (0.5 + Math.random()))
      timer.unref()
      pauseMs = Math.min(2 * pauseMs, LAST_PAUSE_MS)
    }
    mine.on('error', again)
    mine.on('end', again)
    mine.on('notification', () => {
      clearTimeout(deafTimer)
      changed()
    })
    mine
      .connect()
      .then(() => mine.query(`listen ${CHANNEL}`))
      .then(() => {
        pauseMs = FIRST_PAUSE_MS
        changed()
        clearTimeout(deafTimer)
        if (!speak) return
        deafTimer = setTimeout(onDeaf, deafMs)
        deafTimer.unref()
        // Where nobody can speak now, nobody knows whether it would be heard.
        speak().catch(() => clearTimeout(deafTimer))
      })
      .catch(again)
  }

  listen()
  return {
    moment: () => moment,
    async close() {
      isClosed = true
      clearTimeout(timer)
      clearTimeout(deafTimer)
      await client?.end().catch(() => {})
    },
  }
}
