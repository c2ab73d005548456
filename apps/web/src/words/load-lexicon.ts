import { checkHash, type Lexicon, openLexicon } from '@estocade/words'

/** The dictionary of a language as this server has it, checked for damage on the way. */
export async function fetchLexicon(language: string): Promise<Lexicon> {
  let answer = await fetch(`/words/${language}.lexicon`)
  // A server that was just installed is still building it.
  while (answer.status === 503) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    answer = await fetch(`/words/${language}.lexicon`)
  }
  if (!answer.ok) throw new Error(`${answer.status}`)
  const bytes = await answer.arrayBuffer()
  const sound = checkHash(bytes)
  if (!sound.ok) throw new Error(sound.error.text)
  const opened = openLexicon(bytes)
  if (!opened.ok) throw new Error(opened.error.text)
  return opened.value
}
