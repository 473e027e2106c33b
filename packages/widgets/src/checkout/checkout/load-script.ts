interface ScriptPolicy {
  createScriptURL(url: string): object
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy
}

const loads = new WeakMap<Document, Map<string, Promise<void>>>()
const policies = new WeakMap<Document, ScriptPolicy | null>()

/** Loads a script into the page once. A failed load is forgotten, so that it can be tried again. */
export function loadScript(url: string): Promise<void> {
  const ofPage = loads.get(document) ?? new Map<string, Promise<void>>()
  loads.set(document, ofPage)
  const earlier = ofPage.get(url)
  if (earlier) return earlier
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = trusted(url)
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      ofPage.delete(url)
      reject(new Error(`The script ${url} did not load.`))
    }
    document.head.append(script)
  })
  ofPage.set(url, load)
  return load
}

/**
 * The address as a page takes it that requires trusted types: under the policy `dawakit`, which it has to let in. Where
 * it does not, its own default policy decides.
 */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return url
  if (!policies.has(document)) policies.set(document, openPolicy(trustedTypes))
  // The DOM's types know texts only.
  return (policies.get(document)?.createScriptURL(url) ?? url) as string
}

function openPolicy(trustedTypes: TrustedTypes): ScriptPolicy | null {
  try {
    return trustedTypes.createPolicy('dawakit', { createScriptURL: (url) => url })
  } catch {
    return null
  }
}
