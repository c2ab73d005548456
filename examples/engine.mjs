// Plays by lot, in any of the games:
//   npx estocade ladder --engine "node examples/engine.mjs" --game jarnac --lang fr --levels novice,pupil
import { createInterface } from 'node:readline'

for await (const line of createInterface({ input: process.stdin })) {
  const { id, plays, otherwise } = JSON.parse(line)
  const words = plays.filter(({ type }) => type === 'lay' || type === 'call')
  const action = words[Math.floor(Math.random() * words.length)] ?? otherwise
  console.log(JSON.stringify({ id, action }))
}
