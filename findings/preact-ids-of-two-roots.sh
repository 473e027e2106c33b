#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
runtime="node-$(node -p 'process.platform + "-" + process.arch')"
npm install --no-audit --no-fund --silent "$runtime@24.21.0" preact@11.2.0 react@19.3.1 react-dom@19.3.1 jsdom@31.0.1 >>npm.log
PATH="$folder/node_modules/$runtime/bin:$PATH"

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<main></main>', { url: 'https://pharmacy.example/' })
Object.assign(globalThis, { window, document: window.document })
const react = {
  ...(await import('react')),
  ...(await import('react-dom')),
  ...(await import('react-dom/client')),
}
const preact = await import('preact/compat')

/** Two widgets, each in an element of its own, each a label with its field. */
function labelsOf({ createElement, useId, flushSync }, mount) {
  const Field = () => {
    const id = useId()
    return createElement('p', null, createElement('label', { htmlFor: id }), createElement('input', { id }))
  }
  const main = document.querySelector('main')
  main.innerHTML = '<div></div><div></div>'
  for (const root of main.children) flushSync(() => mount(createElement(Field), root))
  return [...main.querySelectorAll('label')].map((label) => label.control === label.nextSibling)
}
const byReact = labelsOf(react, (tree, root) => react.createRoot(root).render(tree))
const byPreact = labelsOf(preact, (tree, root) => preact.render(tree, root))
const [first, second] = document.querySelectorAll('input')

console.log(`preact 11.2.0 (preact/compat): useId() in two roots of one page, which react-dom 19.3.1 counts over the page
Expected: each label belongs to the field beside it: React ${byReact.join(', ')}.
Seen:     Preact ${byPreact.join(', ')}. Both fields have the id '${first.id}' ('${second.id}'): the second's label, its hint and its
          error are the first's, without a word. Every island of a page is such a root.`)
assert.deepEqual([byReact, byPreact, first.id === second.id], [[true, true], [true, false], true])
END
node try.mjs
