import button from '@dawakit/widgets/button.css?raw'
import dialog from '@dawakit/widgets/dialog.css?raw'
import notices from '@dawakit/widgets/notices.css?raw'
import print from '@dawakit/widgets/print.css?raw'
import content from '../../../widgets/src/ground/theme/content.css?raw'

/** What every drawer wears: its texts, its buttons, the dialog, and the notices that show in it. */
export const panelStyles: readonly string[] = [content, button, dialog, notices, print]
