/** Writes a `.br` beside every text file of the built client, once, at the best quality. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const TEXT = /\.(js|css|svg|html|json|xml|txt|webmanifest)$/

for (const entry of await readdir(join(process.env['STORE_DIST'] || 'dist', 'client'), {
  recursive: true,
  withFileTypes: true,
})) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  const bytes = await readFile(file)
  await writeFile(
    `${file}.br`,
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  )
}
