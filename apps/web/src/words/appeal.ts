interface Appeal {
  readonly word: string
  readonly language: string
  readonly table: string
}

/** Tells the server's moderators that the dictionary is wrong about a word; throws if the server cannot be reached. */
export async function appeal(body: Appeal): Promise<void> {
  const answer = await fetch('/api/appeals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${answer.status}`)
}
