import type { FlagTexts } from './en.ts'

export const it: FlagTexts = {
  flag_preset: 'un regolamento: {{names}}',
  flag_lang: 'la lingua delle parole',
  flag_ui: 'la lingua del programma: {{names}}',
  flag_bots: '2, oppure {{names}}',
  flag_level: 'il livello, quando è dato solo il numero dei computer; altrimenti quello adatto a te',
  flag_players: 'più persone a questa tastiera, separate da virgole',
  flag_name: 'il tuo nome',
  flag_server: 'giocare su questo server',
  flag_table: 'il tavolo a cui ti siedi; altrimenti ne scegli uno, o ne apri uno',
  flag_login: 'con un account; la password viene chiesta, o letta da ESTOCADE_PASSWORD',
  flag_seed: 'lo stesso seme, le stesse lettere',
  flag_option: 'un’opzione delle regole con il suo nome; si può ripetere',
  flag_plain: 'righe semplici, per lettori di schermo e pipe',
  flag_ascii: 'nessun carattere fuori da ASCII',
  flag_save: 'conservare la partita in questo file',
  flag_resume: 'continuare l’ultima partita non finita, o quella di un file',
  flag_pace: 'quanto sembra pensare il computer, in millisecondi',
  flag_allGames: 'Tutti i giochi.',
}
