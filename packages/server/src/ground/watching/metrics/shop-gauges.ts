import { Gauge, type Registry } from 'prom-client'

/** What only the database knows of a shop. */
export interface ShopFigures {
  moneyCases: readonly { kind: string; open: number }[]
  refundsPending: number
  codes: {
    wrongInHour: number
    wrongInDay: number
    isAlarm: boolean
    numbersGuessedAt: number
    sentInDay: number
    isSpending: boolean
  }
  outbox: readonly { kind: string; waiting: number; oldestSeconds: number; givenUp: number }[]
  /** Who hears of what happens, and how much they have yet to hear of. */
  subscribers: readonly { name: string; behind: number; tries: number }[]
  /** Payments that a gateway is still asked about. */
  payments: { waiting: number; oldestSeconds: number }
}

/** What stands at a scrape, beside what is counted as it happens. */
export interface ShopGauges {
  /** @param figures - Null while the database does not tell: nothing is said of it then. */
  showShop(figures: ShopFigures | null): void
  showBelowAlert(products: number | null): void
  showLanes(lanes: Readonly<Record<string, LaneState>>): void
  showSearchIndex(index: { names: number; madeAt: number } | null): void
  showKeptPages(kept: KeptPagesState): void
  showBuild(build: { version: string; node: string; database: string }): void
}

/** Connections of one way to the database. */
export interface LaneState {
  inUse: number
  idle: number
  /** Who waits for one. */
  waiting: number
}

export interface KeptPagesState {
  pages: number
  bytes: number
}

export function createShopGauges(registry: Registry): ShopGauges {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `dawakit_${name}`, help, labelNames, registers: [registry] })
  const isKnown = gauge(
    'shop_figures_known',
    '1 where the database told what follows from it, 0 where it did not.',
  )
  const shop = shopGauges(gauge)
  const belowAlert = gauge('stock_below_alert', 'Products on sale with fewer pieces than their alert.')
  const connections = gauge('database_connections', 'Connections to the database.', 'lane', 'state')
  const waiting = gauge('database_waiting', 'Statements and transactions that wait for a connection.', 'lane')
  const names = gauge('search_index_names', 'Names that the search looks into.')
  const madeAt = gauge('search_index_made_timestamp_seconds', 'When it was made, in seconds since 1970.')
  const keptPages = gauge('kept_pages', 'Finished pages that are kept in memory.')
  const keptBytes = gauge('kept_pages_bytes', 'Memory that they take.')
  const build = gauge('build_info', '1, of this release.', 'version', 'node', 'database')
  return {
    showShop(figures) {
      isKnown.set(figures ? 1 : 0)
      shop(figures)
    },
    showBelowAlert: (products) => (products === null ? belowAlert.remove() : belowAlert.set(products)),
    showLanes(lanes) {
      for (const [lane, state] of Object.entries(lanes)) {
        connections.set({ lane, state: 'in-use' }, state.inUse)
        connections.set({ lane, state: 'idle' }, state.idle)
        waiting.set({ lane }, state.waiting)
      }
    },
    showSearchIndex(index) {
      names.set(index?.names ?? 0)
      if (index) madeAt.set(index.madeAt / 1000)
      else madeAt.remove()
    },
    showKeptPages({ pages, bytes }) {
      keptPages.set(pages)
      keptBytes.set(bytes)
    },
    showBuild: (facts) => build.set(facts, 1),
  }
}

type MakeGauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => Gauge<Label>

function shopGauges(gauge: MakeGauge): (figures: ShopFigures | null) => void {
  const moneyCases = gauge('money_cases_open', 'Money that a person has to look at.', 'kind')
  const refunds = gauge('refunds_pending', 'Refunds that are written down and not made yet.')
  const codesWrong = gauge('codes_wrong', 'Wrong login codes of the whole shop.', 'window')
  const codesAlarm = gauge('codes_alarm', '1 while they are so many that all codes are long and cost work.')
  const numbers = gauge(
    'codes_numbers_guessed_at',
    'Numbers whose codes were guessed at in the last 24 hours.',
  )
  const codesSent = gauge('codes_sent', 'Login codes that were sent in the last day.')
  const codesSpending = gauge('codes_spending_alarm', '1 while they are more than LIMIT_CODES_OF_SHOP.')
  const outbox = gauge('outbox_waiting', 'Messages that have not left yet.', 'kind')
  const outboxOldest = gauge('outbox_oldest_seconds', 'Age of the oldest of them.', 'kind')
  const outboxGivenUp = gauge(
    'outbox_given_up',
    'Messages that could not be sent and that nobody has sent again or forgotten.',
    'kind',
  )
  const behind = gauge(
    'subscriber_behind',
    'What has happened and a subscriber has not heard of yet.',
    'subscriber',
  )
  const tries = gauge('subscriber_tries', 'Tries with the next one that have failed.', 'subscriber')
  const payments = gauge('payments_waiting', 'Payments that a gateway is still asked about.')
  const paymentsOldest = gauge('payments_oldest_seconds', 'Age of the oldest of them.')
  const all = [
    ...[moneyCases, refunds, codesWrong, codesAlarm, numbers, codesSent, codesSpending],
    ...[outbox, outboxOldest, outboxGivenUp, behind, tries, payments, paymentsOldest],
  ]
  return (figures) => {
    if (!figures) {
      for (const each of all) each.reset()
      const singles = [refunds, codesAlarm, numbers, codesSent, codesSpending, payments, paymentsOldest]
      for (const single of singles) single.remove()
      return
    }
    for (const { kind, open } of figures.moneyCases) moneyCases.set({ kind }, open)
    refunds.set(figures.refundsPending)
    codesWrong.set({ window: 'hour' }, figures.codes.wrongInHour)
    codesWrong.set({ window: 'day' }, figures.codes.wrongInDay)
    codesAlarm.set(figures.codes.isAlarm ? 1 : 0)
    numbers.set(figures.codes.numbersGuessedAt)
    codesSent.set(figures.codes.sentInDay)
    codesSpending.set(figures.codes.isSpending ? 1 : 0)
    for (const { kind, waiting, oldestSeconds, givenUp } of figures.outbox) {
      outbox.set({ kind }, waiting)
      outboxOldest.set({ kind }, oldestSeconds)
      outboxGivenUp.set({ kind }, givenUp)
    }
    for (const { name, ...subscriber } of figures.subscribers) {
      behind.set({ subscriber: name }, subscriber.behind)
      tries.set({ subscriber: name }, subscriber.tries)
    }
    payments.set(figures.payments.waiting)
    paymentsOldest.set(figures.payments.oldestSeconds)
  }
}
