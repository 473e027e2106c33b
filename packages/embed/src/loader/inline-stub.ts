/**
 * What a page may write into itself, before the script tag: it keeps calls of `open`, `on` and `consent` until the script
 * is there, which plays them in their order. As text: docs/embedding.md has it, docs/csp.md its hash.
 */
export const inlineStub =
  'window.Dawakit??={queue:[]};for(let n of["open","on","consent"])Dawakit[n]??=(...a)=>{Dawakit.queue.push([n,a])}'
