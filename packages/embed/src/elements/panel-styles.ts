import button from '@dawakit/widgets/button.css?raw'
import dialog from '@dawakit/widgets/dialog.css?raw'
import notices from '@dawakit/widgets/notices.css?raw'
import print from '@dawakit/widgets/print.css?raw'

/** What every drawer wears: its buttons, the dialog, and the notices that show in it. */
export const panelStyles: readonly string[] = [button, dialog, notices, print]
