interface Window {
  /** The one global of the script tag, as far as the journeys ask it. */
  Dawakit?: {
    version: string
    shop?: {
      $session: { get(): { status: string } }
      session: { signOut(): Promise<void> }
      notify(notice: { kind: 'success'; title: string; durationMs: number }): number
    }
    open(name: string): Promise<void>
    consent(answer: 'granted' | 'denied'): Promise<void>
    doctor(): Promise<readonly string[]>
    csp(way?: object): Promise<{ header: string; directives: Record<string, string[]> }>
  }
}
