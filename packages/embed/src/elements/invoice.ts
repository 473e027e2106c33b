import empty from '@dawakit/widgets/empty-state.css?raw'
import { Invoice } from '@dawakit/widgets/invoice'
import css from '@dawakit/widgets/invoice.css?raw'
import skeleton from '@dawakit/widgets/skeleton.css?raw'
import { inWords } from '../languages/in-words.ts'
import { fit } from '../styles/fit.ts'
import type { ElementDefinition } from './element-class.ts'
import { panelStyles } from './panel-styles.ts'

/** `<dawa-invoice order-id="…">` (or `latest`): the GST invoice of a delivered order, on screen and as PDF. */
export const definition: ElementDefinition = {
  tag: 'dawa-invoice',
  Widget: inWords(Invoice),
  css: [fit({ least: 220, asked: 800 }), ...panelStyles, empty, skeleton, css],
  attributes: { 'order-id': 'string' },
  properties: ['invoice'],
}
