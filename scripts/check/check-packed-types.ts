/**
 * The types of the packages as who installs them compiles them: every entry of every tarball, with the declarations
 * themselves checked (`skipLibCheck` off), by the oldest and the newest compiler that are promised.
 */
import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { PUBLISHED, type Published } from '../release/published.ts'
import { inTurn } from '../run.ts'
import { installPacked } from './install-packed.ts'

const exec = promisify(execFile)

/** Folders of `node_modules`. What a server stands on wants a newer compiler than the oldest. */
const COMPILERS: readonly { name: string; packages: readonly Published[] }[] = [
  { name: 'typescript-7', packages: PUBLISHED },
  { name: 'typescript', packages: PUBLISHED },
  { name: 'typescript-5.9', packages: PUBLISHED },
  {
    name: 'typescript-5.4',
    packages: PUBLISHED.filter((name) => name !== 'server' && name !== 'sandbox'),
  },
]

const OPTIONS = {
  strict: true,
  skipLibCheck: false,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  types: ['node'],
}
const BUNDLER = { ...OPTIONS, module: 'esnext', moduleResolution: 'bundler' }

/** As Preact's own guide has it. */
const PREACT = {
  ...BUNDLER,
  jsxImportSource: 'preact',
  paths: {
    react: ['./node_modules/preact/compat/'],
    'react/jsx-runtime': ['./node_modules/preact/jsx-runtime'],
    'react-dom': ['./node_modules/preact/compat/'],
    'react-dom/*': ['./node_modules/preact/compat/*'],
  },
}

/** Their own declarations do not stand alone: who uses them leaves those of libraries unchecked. */
const TEMPLATES = ['vue', 'svelte', 'astro']

interface Project {
  compiler: string
  name: string
  options: object
  files: readonly string[]
}

/** What a package's `exports` lead to: modules and stylesheets, by the names that they are imported by. */
function entriesOf(name: string, home: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return Object.entries<Record<string, string> | string>(exports).flatMap(([key, targets]) => {
    if (typeof targets === 'string' || TEMPLATES.some((one) => key === `./types/${one}`)) return []
    const entry = `@dawakit/${name}${key.slice(1)}`
    if (!key.includes('*')) return entry
    const target = (targets['import'] ?? targets['default'] ?? '').slice('./'.length)
    const [before = '', after = ''] = target.split('*')
    return globSync(target, { cwd: home }).map((file) =>
      entry.replace('*', file.slice(before.length, file.length - after.length)),
    )
  })
}

const importing = (entries: readonly string[]) =>
  entries
    .map((entry, index) =>
      entry.endsWith('.css') ? `import '${entry}'\n` : `export * as entry${index} from '${entry}'\n`,
    )
    .join('')

/** The code in TSX that the READMEs and the pages of the widgets show. */
function shownCode(): [name: string, text: string][] {
  return globSync(['docs/widgets/*.md', 'packages/widgets/README.md']).flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/```tsx.*\n([\s\S]*?)```/g)].map(
      ([, text = ''], index): [string, string] => [`${basename(page, '.md')}-${index}.tsx`, text],
    ),
  )
}

/** @returns what the compiler says */
async function compile(folder: string, { compiler, name, options, files }: Project): Promise<string[]> {
  const config = join(folder, `tsconfig.${compiler}-${name}.json`)
  await writeFile(config, JSON.stringify({ compilerOptions: options, files }))
  const program = resolve('node_modules', compiler, 'bin/tsc')
  try {
    await exec('node', [program, '--project', config, '--pretty', 'false'], { cwd: folder })
    return []
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return `${stdout}${stderr}`.split('\n').flatMap((line) => (line ? `${compiler}, ${name}: ${line}` : []))
  }
}

/** @throws {Error} with what the compilers say */
export async function checkPackedTypes(): Promise<void> {
  const beside = ['react', 'react-dom', '@types/react', '@types/react-dom', '@types/node']
  const frameworks = ['preact', 'vue', 'svelte', 'astro']
  const installed = await installPacked(
    PUBLISHED,
    Object.fromEntries([...beside, ...frameworks].map((name) => [name, name])),
  )
  const { folder } = installed
  try {
    await cp('scripts/check/packed-types', folder, { recursive: true })
    const home = (name: string) => join(folder, 'node_modules/@dawakit', name)
    const shown = shownCode()
    await Promise.all([
      ...COMPILERS.map(({ name, packages }) =>
        writeFile(
          join(folder, `${name}.ts`),
          importing(packages.flatMap((one) => entriesOf(one, home(one)))),
        ),
      ),
      writeFile(join(folder, 'widgets.ts'), importing(entriesOf('widgets', home('widgets')))),
      ...shown.map(([name, text]) => writeFile(join(folder, name), text)),
    ])
    const forPreact = ['preact.tsx', 'widgets.ts', ...shown.map(([name]) => name)]
    const projects = COMPILERS.flatMap(({ name: compiler }): Project[] => [
      { compiler, name: 'bundler', options: BUNDLER, files: [`${compiler}.ts`, 'elements.ts', 'react.tsx'] },
      {
        compiler,
        name: 'nodenext',
        options: { ...OPTIONS, module: 'nodenext' },
        files: [`${compiler}.ts`, 'elements.ts', 'react.tsx'],
      },
      { compiler, name: 'preact', options: PREACT, files: forPreact },
      {
        compiler,
        name: 'templates',
        options: { ...BUNDLER, skipLibCheck: true },
        files: TEMPLATES.map((name) => `${name}.ts`),
      },
    ])
    const complaints: string[] = []
    const work = async (project: Project) => void complaints.push(...(await compile(folder, project)))
    const isEven = (_: Project, index: number) => index % 2 === 0
    await Promise.all([
      inTurn(projects.filter(isEven), work),
      inTurn(
        projects.filter((project, index) => !isEven(project, index)),
        work,
      ),
    ])
    if (complaints.length > 0) throw new Error(`The packages do not compile:\n${complaints.join('\n')}`)
  } finally {
    await installed.remove()
  }
}

if (import.meta.main) await checkPackedTypes()
