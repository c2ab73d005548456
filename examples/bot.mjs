// Lays the longest word its reserve allows: `node examples/bot.mjs SERVER TOKEN TABLE WORDS.txt`
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'

const [server, token, table, list] = process.argv.slice(2)
const words = readFileSync(list, 'utf8').toUpperCase().split(/\s+/)
words.sort((a, b) => b.length - a.length)

const ask = (path, body) =>
  fetch(`${server}/api/tables/${table}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })

const fits = (word, letters) =>
  [...word].every((letter) => letters.split(letter).length >= word.split(letter).length)

function choose({ phase, sides, config: { shortest, longest } }, seat) {
  const { window } = phase
  if (phase.type === 'challenge') return { type: 'accept', window }
  if (window && !window.declined.includes(seat)) return { type: 'decline', window: window.id }
  if (phase.type === 'opening') return { type: 'take' }
  const { rows, reserve } = sides[seat]
  const word = words.find((one) => one.length >= shortest && one.length <= longest && fits(one, reserve))
  return word && rows.includes('') ? { type: 'lay', word, row: null } : { type: 'pass' }
}

await ask('join', {})
await ask('commands', { action: { type: 'ready', seed: '' } })
for await (const line of createInterface({ input: Readable.fromWeb((await ask('stream')).body) })) {
  const { view } = line ? JSON.parse(line) : {}
  if (view?.phase === 'over') process.exit()
  const duty = view?.duties.find(({ seat }) => seat === view.viewer)
  const act = (action) => ask('commands', { action: { type: 'act', about: duty.about, action } })
  // A word that this table does not know: then rather pass.
  if (duty && !(await act(choose(view.match.view, duty.seat))).ok) await act({ type: 'pass' })
}
