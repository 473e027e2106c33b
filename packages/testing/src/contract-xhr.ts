import { onTestFinished } from 'vitest'
import type { ContractServer } from './contract-server.ts'

/** Puts the server behind `XMLHttpRequest` too: uploads go that way, since fetch has no upload progress. */
export function installXhr(server: ContractServer, progress: readonly number[] = [0.5, 1]): void {
  const original = globalThis.XMLHttpRequest
  class ContractXhr {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: (reason: unknown) => void
    ontimeout?: () => void
    timeout = 0
    status = 0
    response: unknown = null
    readonly #headers = new Headers()
    #url = ''

    open(_method: string, url: string) {
      this.#url = url
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    send() {
      for (const part of progress) this.upload.onprogress?.({ loaded: part * 1000, total: 1000 })
      // The bytes do not matter here, and jsdom's FormData is not the fetch's.
      server.fetch(this.#url, { method: 'POST', headers: this.#headers }).then(async (response) => {
        this.status = response.status
        this.response = await response.json().catch(() => null)
        this.onload?.()
      }, this.onerror)
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: ContractXhr })
  onTestFinished(() => {
    globalThis.XMLHttpRequest = original
  })
}
