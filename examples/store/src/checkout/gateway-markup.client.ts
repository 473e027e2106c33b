interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ): unknown
}

/**
 * What a gateway's script writes into this page as text. The policy of the page still lets in no inline script, no
 * handler in an attribute and no script of another origin; text that would become code is refused, as there is no rule
 * for it.
 */
const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
trustedTypes?.createPolicy('default', { createHTML: (html) => html, createScriptURL: (url) => url })
