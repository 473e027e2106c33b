/** What is said of a scan: a new object for each. */
export interface ScanSaid {
  text: string
  /** It beeps. */
  isWrong: boolean
}
