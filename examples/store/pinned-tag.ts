/**
 * The lines that a page takes over to run exactly one release, each of whose files the browser checks: an import map for the
 * files that the script asks for, the stylesheet and the script.
 *
 * @param base - Where the release is, with a slash at its end.
 */
export function pinnedTag(base: string, { files }: { files: Record<string, string> }): string {
  const integrity = Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.endsWith('.js') && name !== 'dawakit.js')
      .map(([name, hash]) => [base + name, hash]),
  )
  return `<script type="importmap">${JSON.stringify({ integrity }, null, 1)}</script>
<link rel="stylesheet" href="${base}room.css" integrity="${files['room.css']}" crossorigin>
<script type="module" async src="${base}dawakit.js" integrity="${files['dawakit.js']}" crossorigin></script>
`
}
