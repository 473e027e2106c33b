/** Whether a key is meant for a field, a menu or a dialog. */
export function isTyping({ target }: Event): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) return true
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type)
  return target.isContentEditable || target.matches('textarea, select, [role="combobox"]')
}
