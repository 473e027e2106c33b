import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What is used here of the packages of PHP, which are fetched when they are needed and not installed with this repository. */
interface PhpPackage {
  PHP: new (runtime: number) => Php
  loadPHPRuntime(loader: unknown, options: { processId: number }): Promise<number>
  PHPRequestHandler: new (options: RequestHandlerOptions) => RequestHandler
}

export interface Php {
  mkdir(path: string): void
  writeFile(path: string, content: string | Uint8Array): void
  run(script: { code: string }): Promise<{ text: string; errors: string; exitCode: number }>
}

interface RequestHandlerOptions {
  php: Php
  documentRoot: string
  absoluteUrl: string
  cookieStore: false
  getFileNotFoundAction(): { type: 'internal-redirect'; uri: string }
}

export interface RequestHandler {
  request(request: {
    url: string
    headers: Record<string, string>
  }): Promise<{ httpStatusCode: number; headers: Record<string, string[]>; bytes: Uint8Array }>
}

/**
 * Loads PHP, compiled to WebAssembly: a process of one file system in memory, which ends with this one.
 *
 * @param folder - Where npm has put `@php-wasm/node-8-3`.
 */
export async function loadPhp(
  folder: string,
): Promise<{ php: Php; Handler: PhpPackage['PHPRequestHandler'] }> {
  const load = (name: string) =>
    import(pathToFileURL(join(folder, 'node_modules/@php-wasm', name, 'index.js')).href)
  const { PHP, PHPRequestHandler, loadPHPRuntime } = (await load('universal')) as PhpPackage
  const { getPHPLoaderModule } = (await load('node-8-3')) as { getPHPLoaderModule(): Promise<unknown> }
  return {
    php: new PHP(await loadPHPRuntime(await getPHPLoaderModule(), { processId: 1 })),
    Handler: PHPRequestHandler,
  }
}
