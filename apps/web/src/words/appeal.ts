interface Appeal {
  readonly word: string
  readonly language: string
  readonly table: string
}

/** Says to those who run the server that the dictionary is wrong about a word; throws when they cannot be told. */
export async function appeal(body: Appeal): Promise<void> {
  const answer = await fetch('/api/appeals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${answer.status}`)
}
