/** `letters` without `taken`, and the part of `taken` that is missing. */
export function less(letters: string, taken: string): { readonly left: string; readonly lacking: string } {
  let left = letters
  let lacking = ''
  for (const letter of taken) {
    const at = left.indexOf(letter)
    if (at < 0) lacking += letter
    else left = left.slice(0, at) + left.slice(at + 1)
  }
  return { left, lacking }
}

export const spaced = (letters: string): string => [...letters].join(' ')
