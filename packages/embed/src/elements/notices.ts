import { Notices } from '@dawakit/widgets/notices'
import css from '@dawakit/widgets/notices.css?raw'
import print from '@dawakit/widgets/print.css?raw'
import content from '../../../widgets/src/ground/theme/content.css?raw'
import type { ElementDefinition } from './element-class.ts'

/** `<dawa-notices>`: the shop's toasts. `<dawa-shop>` adds one by itself when there is something to say. */
export const definition: ElementDefinition = {
  tag: 'dawa-notices',
  Widget: Notices,
  isOverlay: true,
  css: [':host{display:contents}', content, css, print],
}
