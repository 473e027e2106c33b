/** All counts of a shop, as text for Prometheus. */
export interface Scrape {
  text(): Promise<string>
  contentType: string
}
