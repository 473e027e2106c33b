import { useWords } from '../language/use-words.ts'

/** How a key is written for people. */
export function useKeyNames(): (key: string) => string {
  const words = useWords()
  const names: Record<string, string> = {
    ArrowDown: '↓',
    ArrowUp: '↑',
    Enter: words('desk.keys.enter'),
    Escape: words('desk.keys.escape'),
  }
  return (key) => names[key] ?? key
}
