/** How sure a text is of a sum: 'sure' whatever stands beside it, 'likely' where nothing beside it is an article's. */
export type SumText = 'sure' | 'likely' | null

/** Sums as counter software and spreadsheets call them. No article is called so. */
const SURE =
  /^(?:(?:grand|page|sub|net|gross)[\s.-]*totals?|[cb]\s?\/\s?f|[cb]\s?\.\s?f\s?\.|carr(?:y|ied) (?:forward|over)|brought (?:forward|over)|(?:opening|closing) (?:stock|balance|bal|value|qty|quantity|amount)(?: (?:value|qty|quantity|amount))?)(?![\p{L}\p{M}])/u

/** An article may be called 'Total' by itself. */
const LIKELY =
  /^(?:(?:(?:report|bill|running|section|group|category|company|division|final|overall|item|stock|day) )?totals?(?: (?:no\.?(?: of)?|items?|qty|quantity|value|amount|stock|mrp|products?|pieces|units|records?|rows?|count))*|(?:no\.?|number) of (?:items?|products?|records?|rows?))(?![\p{L}\p{M}])/u

/** 'Total' in the languages of India, alone. */
const INDIAN =
  /^(?:कुल(?: (?:योग|जोड़|मूल्य))?|महायोग|योग|जोड़|एकूण|કુલ|মোট|மொத்தம்|మొత్తం|ಒಟ್ಟು|ആകെ|ਕੁੱਲ|ମୋଟ)(?![\p{L}\p{M}])/u

/** Behind the words of a sum: nothing, its amount, or what it is of. */
const AMOUNT = /^(?:[\s:=.*₹/-]|rs\.?|inr|\d[\d,]*(?:\.\d+)?|items?|nos?\.?)*$/u
const MARKED_AMOUNT = /^\s*(?:[:=₹*.-]|rs\.?|inr|$)/u
const OF_WHAT = /^\s*(?:[:=]|of |for )/u

/** Whether a text is the name of a sum. 'Totalis', 'Total Care' and 'Colgate Total' are none. */
export function sumText(text: string): SumText {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim()
  const sure = restBehind(plain, SURE)
  if (sure !== null && (AMOUNT.test(sure) || OF_WHAT.test(sure))) return 'sure'
  const likely = restBehind(plain, LIKELY) ?? restBehind(plain, INDIAN)
  if (likely === null) return null
  // 'Total 500' may be a strength: an amount has its sign before it.
  const isAmount = AMOUNT.test(likely) && MARKED_AMOUNT.test(likely)
  return isAmount || OF_WHAT.test(likely) ? 'likely' : null
}

const restBehind = (text: string, words: RegExp): string | null => {
  const found = words.exec(text)
  return found && text.slice(found[0].length)
}
