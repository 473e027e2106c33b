/** The salt of a composition chip, without its strength: 'Paracetamol (500mg)' → 'Paracetamol'. */
export function saltName(chip: string): string {
  return chip.replace(/\s*\([^()]*\)\s*$/, '').trim() || chip.trim()
}
