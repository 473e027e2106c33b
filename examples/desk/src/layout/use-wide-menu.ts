import { useMediaQuery } from '@mui/material'
import { useStore } from 'react-admin'

/** Whether the menu has words beside its signs: by itself where there is room, else as it was left. */
export function useWideMenu(): [isWide: boolean, setWide: (isWide: boolean) => void] {
  const hasRoom = useMediaQuery('(min-width: 1100px)', { noSsr: true })
  const [chosen, setChosen] = useStore<boolean | null>('menu.wide', null)
  return [chosen ?? hasRoom, setChosen]
}
