import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Where Chrome and Chromium stand when a system or a person installed them. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds a Chromium for the browser tests: `CHROME`, then an installed one, then the one that the
 * `@sparticuz/chromium` package carries (linux-x64; unpacked once into `.cache/`). Never a download.
 *
 * @returns The executable's path; what it needs in the environment is set on `process.env`.
 */
export async function findBrowser(root: string): Promise<string> {
  const named = process.env['CHROME']
  if (named) return named
  const installed = INSTALLED.find((path) => existsSync(path))
  if (installed) return installed
  const folder = join(root, '.cache', 'chromium')
  await mkdir(folder, { recursive: true })
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
    const path = await chromium.executablePath()
    if (!existsSync('/usr/lib/x86_64-linux-gnu/libnss3.so')) {
      const bin = join(root, 'node_modules', '@sparticuz', 'chromium', 'bin')
      await inflate(join(bin, 'al2023.tar.br'))
      setupLambdaEnvironment(join(folder, 'al2023', 'lib'))
    }
    return path
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}
