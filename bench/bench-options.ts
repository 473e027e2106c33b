export interface BenchOptions {
  /** Products that the large shop is filled up to. */
  products: number
  /** Folder with the large shop's database: kept between runs. Without it, a temporary one. */
  data?: string | undefined
  /** Products of the shops of the growth section, from few to many. */
  growth: number[]
  /** An empty PostgreSQL database: the growth section fills it with orders and measures those instead. */
  database?: string | undefined
  /** Another checkout, installed: the orders section places the same orders by its server too, the shelves section asks it for the same lists. */
  before?: string | undefined
  /** Orders that it is filled with. */
  orders: number
  /** Visits of each partner page, of which the median counts. */
  runs: number
  /** Runs of Lighthouse per page, of which the median counts. */
  lighthouse: number
  /** Early presses on the store's pages, and as many without the holding of presses. */
  presses: number
  load: {
    /** Of each run. */
    seconds: number
    /** Of a run each. */
    connections: number[]
    /** Of the long run after them; 0 for none. */
    steadySeconds: number
    databases: ('sqlite' | 'postgres')[]
  }
  /** Each thing once or for a second, in the smallest shop: whether it runs at all. The figures say nothing. */
  isSmoke: boolean
  /** Hears how far it is, one line at a time. */
  print(line: string): void
}
