export const en = {
  rules_jarnac: `Jarnac
Each side has a board of 8 rows and a reserve of open letters.
A turn: draw a letter (six in the first turn), or put three back for three others. Then lay as many words as you can: a new word of at least three letters on an empty row, or a remake: all letters of a row and at least one more, in any order. Each word earns a letter. Then pass.
If the one who passed has missed something, you may take it first: Jarnac! A word from his reserve, or a remake of one of his rows with his letters, goes to your own board.
A row counts the square of its length: 3 letters 9, 9 letters 81. The game ends when a board is full (by most rules: when its owner then passes). Most points win.`,
  rules_abrahaminetz: `Abrahaminetz
110 cards: letters with values, 6 jokers (1), 10 erasers (−2). One rack in the middle; seven cards each, hidden.
Everybody chooses a word of three letters; the dearest begins and lays the first word, exactly three letters.
Each further word is another one, of 3 to 9 letters, made of the lying one: cover cells with your cards, lengthen by one cell at the front or the end, shorten with erasers from the edge. At least one card of the lying word stays.
You score all cards of the word as it stands, −2 for each eraser that shows, +3 for each letter laid from the third on. Before laying you may exchange cards, −2 each. Then draw up to seven. Who passes draws one card. A turn has one minute.
The game ends when the stock and a hand are empty, or the stock is empty and all pass. Cards left are subtracted. Most points win.`,
}

export type RuleTexts = Readonly<Record<keyof typeof en, string>>
