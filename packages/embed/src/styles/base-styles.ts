import base from '../../../widgets/src/theme/base.css?raw'

/**
 * An element takes part in the page's layout as a block, hides as any element does, and is as dark as
 * the page says it is; `data-dawa-theme` says otherwise for one element.
 */
const HOST = `:host{display:block}:host([hidden]){display:none}
:host([data-dawa-theme=light]){color-scheme:light}:host([data-dawa-theme=dark]){color-scheme:dark}
:host([data-dawa-theme=auto]){color-scheme:light dark}
@media(prefers-reduced-motion:reduce){:host{--dawa-motion:0s;--dawa-motion-fast:0s}}`.replaceAll('\n', '')

export const baseStyles: readonly string[] = [HOST, base]
