/** Files by their names, each with what its bytes are known by. */
type Files = Readonly<Record<string, string>>

const SCRIPT = /^dawakit(?:-(\w+))?\.js$/

/** What a page with this script may ask for: its own files, and of the others those that it has none of its own for. */
function filesOf(script: string, files: Files): string[] {
  const names = Object.keys(files).filter((name) => name.endsWith('.js') && !SCRIPT.test(name))
  const prefixes = Object.keys(files)
    .flatMap((name) => SCRIPT.exec(name)?.[1] ?? [])
    .map((name) => `${name}.`)
  const own = `${SCRIPT.exec(script)?.[1] ?? ''}.`
  return names.filter((name) => {
    const prefix = prefixes.find((one) => name.startsWith(one))
    return prefix ? prefix === own : !Object.hasOwn(files, own + name)
  })
}

/**
 * The lines that a page takes over to run exactly one release, each of whose files the browser checks: an import map for the
 * files that the script asks for, the stylesheet and the script.
 *
 * @param base - Where the release is, with a slash at its end.
 * @param script - Which of the release's scripts: `dawakit.js`, `dawakit-search.js`.
 */
export function pinnedTag(base: string, { files }: { files: Files }, script = 'dawakit.js'): string {
  const integrity = Object.fromEntries(filesOf(script, files).map((name) => [base + name, files[name]]))
  return `<script type="importmap">${JSON.stringify({ integrity }, null, 1)}</script>
<link rel="stylesheet" href="${base}room.css" integrity="${files['room.css']}" crossorigin>
<script type="module" async src="${base}${script}" integrity="${files[script]}" crossorigin></script>
`
}
