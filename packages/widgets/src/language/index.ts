export { widgetLabels } from '../widget-labels.ts'
export type { Language, WidgetLabels } from './language.ts'
