import { type BrowserContext, test as base, expect } from 'playwright/test'

export * from 'playwright/test'

/** How both a page that heard of a violation and the browser itself say so on the console. */
const REFUSAL = /Content[ -]Security[ -]Policy|requires 'Trusted|securitypolicyviolation/

/** Has every page of it, and every frame in them, tell what its policy refused. */
function watch(context: BrowserContext, refusals: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' && REFUSAL.test(message.text()))
      refusals.push(`${message.page()?.url()}: ${message.text()}`)
  })
  // By the console, as the page's own global names are not ours to add to.
  void context
    .addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
        console.error(`securitypolicyviolation: ${effectiveDirective} ${blockedURI} ${sample}`)
      })
    })
    // It was closed before it had a page.
    .catch(() => {})
}

export interface JourneyOptions {
  /** The journey tries out what a policy refuses: `refusals` is for it to judge. @default false */
  triesPolicies: boolean
}

/**
 * A journey fails where a policy of any of its pages refused something: what is refused there is refused to a customer.
 * `refusals` are what it has heard of until now.
 */
export const test = base.extend<JourneyOptions & { refusals: string[] }>({
  triesPolicies: [false, { option: true }],
  refusals: [
    async ({ browser, triesPolicies }, use) => {
      const refusals: string[] = []
      const onContext = (context: BrowserContext) => watch(context, refusals)
      browser.on('context', onContext)
      await use(refusals)
      browser.off('context', onContext)
      if (!triesPolicies) expect(refusals, 'what the policies of the pages refused').toEqual([])
    },
    { auto: true },
  ],
})
