import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const preact = fileURLToPath(new URL('../../../node_modules/preact/', import.meta.url))
const FOLDERS = ['src/', 'src/diff/', 'hooks/src/']

type Cut = readonly [file: string, what: string, becomes: string]

/**
 * What the widgets never use of Preact: class components, Suspense, hydration (markup of a declarative
 * shadow root is taken over by `render`), MathML, raw HTML,
 * `<template>` and error boundaries. 1 KB of 5.5. Each
 * cut must be found, so a new version of Preact that differs stops the build.
 */
const CUTS: readonly Cut[] = [
  ['src/diff/index.js', '(tmp = newType.prototype) && tmp.render;', 'false;'],
  ['src/diff/index.js', 'oldVNode._flags & MODE_SUSPENDED &&', 'false &&'],
  ['src/diff/index.js', 'if (isHydrating || excessDomChildren) {', 'if (excessDomChildren) {'],
  ['src/diff/index.js', 'if (e && e.then) {', 'if (false) {'],
  ['src/diff/index.js', 'if (resumed) resumed.some(removeNode);', ''],
  ['src/diff/index.js', "else if (nodeType == 'math') namespace = MATH_NAMESPACE;", ''],
  ['src/diff/index.js', '(namespace == MATH_NAMESPACE && MATHML_TOKEN_ELEMENTS.test(nodeType))', 'false'],
  ['src/diff/index.js', '(r = r._excess) &&', 'false &&'],
  ['src/diff/index.js', "i == 'dangerouslySetInnerHTML'", 'false'],
  ['src/diff/index.js', '!isHydrating', 'true'],
  ['src/diff/index.js', 'if (isHydrating) {', 'if (false) {'],
  ['src/diff/index.js', 'if (newHtml) {', 'if (false) {'],
  ['src/diff/index.js', "if (oldHtml) dom.textContent = '';", ''],
  ['src/diff/index.js', "(nodeType == 'template' && dom.content) || dom", 'dom'],
  ['src/diff/index.js', "nodeType == 'foreignObject' ||", 'false ||'],
  ['src/diff/index.js', 'tmp = newType.contextType;', 'tmp = null;'],
  ['src/diff/index.js', 'if (c.componentWillUpdate) {', 'if (false) {'],
  ['src/component.js', 'oldVNode._flags & MODE_HYDRATE ? [oldDom] : NULL', 'NULL'],
  ['src/component.js', 'oldVNode._flags & MODE_HYDRATE,', 'false,'],
  ['src/render.js', 'vnode && vnode._flags & MODE_HYDRATE', 'false'],
  // Nothing hooks in before the hooks.
  ['hooks/src/index.js', 'if (oldBeforeDiff) oldBeforeDiff(vnode);', ''],
  ['hooks/src/index.js', 'if (oldRoot) oldRoot(vnode, parentDom);', ''],
  ['hooks/src/index.js', 'if (oldBeforeRender) oldBeforeRender(vnode);', ''],
  ['hooks/src/index.js', 'if (oldAfterDiff) oldAfterDiff(vnode);', ''],
  ['hooks/src/index.js', 'if (oldCommit) oldCommit(vnode, commitQueue);', ''],
  ['hooks/src/index.js', 'if (oldBeforeUnmount) oldBeforeUnmount(vnode);', ''],
  ['hooks/src/index.js', 'let oldBeforeDiff = options._diff;', ''],
  ['hooks/src/index.js', 'let oldBeforeRender = options._render;', ''],
  ['hooks/src/index.js', 'let oldAfterDiff = options.diffed;', ''],
  ['hooks/src/index.js', 'let oldCommit = options._commit;', ''],
  ['hooks/src/index.js', 'let oldBeforeUnmount = options.unmount;', ''],
  ['hooks/src/index.js', 'let oldRoot = options._root;', ''],
  [
    'src/diff/catch-error.js',
    'export function _catchError(error, vnode, oldVNode, errorInfo) {',
    'export function _catchError(error) { resetRenderCount(); throw error;',
  ],
]

/** Preact's own names for what is private to it: it mangles them so in its published build too. */
const PRIVATE = /\b_[a-zA-Z]\w*\b/g

/** Compiles Preact from its source, without what the widgets never use, its private names short. */
export function smallPreact() {
  const shortNames = new Map<string, string>()
  return {
    name: 'dawakit-small-preact',
    enforce: 'pre' as const,
    async buildStart() {
      const uses = new Map<string, number>()
      for (const folder of FOLDERS) {
        for (const file of (await readdir(preact + folder)).filter((name) => name.endsWith('.js'))) {
          const code = await readFile(preact + folder + file, 'utf8')
          for (const [name] of code.matchAll(PRIVATE)) uses.set(name, (uses.get(name) ?? 0) + 1)
        }
      }
      const byUse = [...uses].sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
      byUse.forEach(([name], index) => {
        shortNames.set(name, `_${index.toString(36)}`)
      })
    },
    transform(code: string, id: string) {
      if (id.includes('/widgets/src/') && code.includes('dangerouslySetInnerHTML')) {
        throw new Error(`${id} sets raw HTML, which the script tag's Preact cannot.`)
      }
      if (!id.startsWith(preact)) return
      const file = id.slice(preact.length)
      let result = code
      for (const [where, what, becomes] of CUTS) {
        if (where !== file) continue
        if (!result.includes(what)) throw new Error(`Preact has changed: ${file} has no \`${what}\`.`)
        result = result.replaceAll(what, becomes)
      }
      return result.replace(PRIVATE, (name) => shortNames.get(name) ?? name)
    },
  }
}

/** From the package's doors to its source. */
export const PREACT_SOURCE = [
  { find: /^preact$/, replacement: `${preact}src/index.js` },
  { find: /^preact\/hooks$/, replacement: `${preact}hooks/src/index.js` },
]
