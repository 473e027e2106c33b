/** What is used of it. Its published types are those of Express, which is not here. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  /** What it makes of a response: its compressed part can be sent before there is enough of it. */
  export type FlushableResponse = ServerResponse & { flush(): void }
  export default function compression(options: {
    brotli: BrotliOptions
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
