/**
 * Where no test looks: runs the tests of rules, client, API, widgets and elements, and names the files of which they
 * see least. `coverage/index.html` shows them line by line. Journeys in a browser (`e2e/`) are not counted.
 */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { run } from '../run.ts'

const REPORT = 'coverage/coverage-final.json'
/** How many files are named. */
const NAMED = 30

interface Place {
  start: { line: number }
}

/** A file as Istanbul reports it: how often each statement and function ran, and where it stands. */
interface FileReport {
  path: string
  statementMap: Record<string, Place>
  s: Record<string, number>
  fnMap: Record<string, { name: string; decl: Place }>
  f: Record<string, number>
}

interface Seen {
  file: string
  lines: number
  unseen: number
  /** Functions that nothing called. */
  uncalled: string[]
}

/**
 * How often each line was reached. A file that two projects compile in two ways has two sets of statements: a line is
 * seen when either saw it.
 */
function reachedLines(counts: Record<string, number>, placeOf: (id: string) => Place | undefined) {
  const reached = new Map<number, number>()
  for (const [id, count] of Object.entries(counts)) {
    const line = placeOf(id)?.start.line ?? 0
    reached.set(line, Math.max(count, reached.get(line) ?? 0))
  }
  return reached
}

function seenOf({ path, statementMap, s, fnMap, f }: FileReport): Seen {
  const lines = reachedLines(s, (id) => statementMap[id])
  const calls = reachedLines(f, (id) => fnMap[id]?.decl)
  const names = Object.values(fnMap)
    .filter(({ name, decl }) => !name.startsWith('(') && calls.get(decl.start.line) === 0)
    .map(({ name }) => name)
  return {
    file: relative('.', path),
    lines: lines.size,
    unseen: [...lines.values()].filter((count) => count === 0).length,
    uncalled: [...new Set(names)],
  }
}

const share = ({ lines, unseen }: Pick<Seen, 'lines' | 'unseen'>) =>
  `${Math.floor(((lines - unseen) / Math.max(1, lines)) * 100)} %`.padStart(5)

function print(files: readonly Seen[]): void {
  console.log('\nLines that a test sees:')
  const partOf = ({ file }: Seen) => file.split('/', 2).join('/')
  for (const part of new Set(files.map(partOf))) {
    const own = files.filter((file) => partOf(file) === part)
    const sum = (count: 'lines' | 'unseen') => own.reduce((total, file) => total + file[count], 0)
    console.log(`${share({ lines: sum('lines'), unseen: sum('unseen') })}  ${part}`)
  }
  console.log('\nWhere no test looks:')
  const least = files.filter(({ unseen }) => unseen > 0).sort((one, other) => other.unseen - one.unseen)
  for (const seen of least.slice(0, NAMED)) {
    const uncalled = seen.uncalled.length > 0 ? `; never called: ${seen.uncalled.slice(0, 6).join(', ')}` : ''
    console.log(`${share(seen)}  ${seen.file}: ${seen.unseen} of ${seen.lines} lines${uncalled}`)
  }
  console.log('\nLine by line: coverage/index.html')
}

const projects = ['node', 'server', 'dom', 'embed'].flatMap((name) => ['--project', name])
try {
  await run('vitest', ['run', '--coverage', ...projects, ...process.argv.slice(2)])
} finally {
  // Failing tests leave a report too; a run that never began leaves none.
  if (existsSync(REPORT)) {
    const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Record<string, FileReport>
    print(Object.values(report).map(seenOf))
  }
}
