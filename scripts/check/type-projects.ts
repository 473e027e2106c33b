/** What the compiler checks, each against the sources of the others. The store is Astro's to check. */
export const TYPE_PROJECTS = [
  '.',
  'packages/core',
  'packages/client',
  'packages/client/tsconfig.test.json',
  'packages/testing',
  'packages/widgets',
  'packages/embed',
  'packages/lists',
  'packages/lists/tsconfig.node.json',
  'packages/server',
  'packages/catalogue',
  'packages/sandbox',
  'examples/partner-html',
  'examples/partner-react',
  'examples/desk',
] as const

/** A command that checks one of them. */
export interface TypeCheck {
  command: 'node' | 'astro'
  args: string[]
}

export const STORE_CHECK: TypeCheck = {
  command: 'astro',
  args: ['check', '--root', 'examples/store', '--minimumSeverity', 'error'],
}

/** The newest is a program for this machine, some four times as fast; with threads of its own it takes twice the time of the cores. */
const COMPILER = ['node_modules/typescript-7/bin/tsc', '--singleThreaded']

export function typeCheckOf(project: string): TypeCheck {
  // What the compiler keeps of a project's files: the next check looks at those that changed.
  const memory = `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`
  return { command: 'node', args: [...COMPILER, '-p', project, '--incremental', '--tsBuildInfoFile', memory] }
}

/**
 * The projects whose own files these are, in the order above. The store is none of them: its check takes longer than all others
 * together.
 */
export function projectsOf(files: readonly string[]): string[] {
  const typed = files.filter((file) => /\.[cm]?tsx?$/.test(file) || /tsconfig[\w.]*\.json$/.test(file))
  const homes = new Set(
    typed.map((file) => /^(?:packages|examples)\/[\w-]+(?=\/)/.exec(file)?.[0]).map((home) => home ?? '.'),
  )
  return TYPE_PROJECTS.filter((project) => homes.has(project.replace(/\/tsconfig\.\w+\.json$/, '')))
}
