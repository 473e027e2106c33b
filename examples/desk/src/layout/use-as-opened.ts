import { useState } from 'react'

/**
 * What a form was opened with, however often it is read anew below it. What is typed stands over that, so that is what is sent as seen:
 * with the version of a later reading, what somebody else has written since would be written over unseen.
 */
export function useAsOpened<Known>(known: Known): Known {
  const [opened] = useState(known)
  return opened
}
