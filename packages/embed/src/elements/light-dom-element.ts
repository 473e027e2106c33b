import { LightDomHost } from '@dawakit/widgets/light-dom'
import { type ComponentType, createElement } from 'react'
import { adoptStyles } from '../styles/adopt-styles.ts'
import { pageSheets } from '../styles/page-sheet.ts'
import type { DawaElement, ElementDefinition } from './element-class.ts'

/**
 * An element whose forms stand in its own children, where autofill finds them.
 *
 * @param css - Stylesheets of what stands there.
 */
export function withLightDom(css: readonly string[], definition: ElementDefinition): ElementDefinition {
  const sheets = pageSheets(css)
  const Widget = definition.Widget as ComponentType<object>
  return {
    ...definition,
    Widget: ({ element, ...props }: { element: DawaElement }) =>
      createElement(LightDomHost.Provider, { value: element }, createElement(Widget, props)),
    props(element, host) {
      adoptStyles(element.getRootNode() as Document | ShadowRoot, sheets)
      return { ...definition.props?.(element, host), element }
    },
  }
}
