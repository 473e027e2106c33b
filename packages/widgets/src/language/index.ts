export type { Language, WidgetLabels } from './language.ts'
export { widgetLabels } from './widget-labels.ts'
