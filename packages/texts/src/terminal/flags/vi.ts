import type { FlagTexts } from './en.ts'

export const vi: FlagTexts = {
  flag_preset: 'một bộ luật: {{names}}',
  flag_lang: 'ngôn ngữ của các từ',
  flag_ui: 'ngôn ngữ của chương trình: {{names}}',
  flag_bots: '2, hoặc {{names}}',
  flag_level: 'trình độ, khi chỉ cho biết số máy; nếu không, trình độ hợp với bạn',
  flag_players: 'nhiều người ở bàn phím này, cách nhau bằng dấu phẩy',
  flag_name: 'tên của bạn',
  flag_server: 'chơi ở máy chủ này',
  flag_table: 'bàn bạn ngồi vào; nếu không, bạn chọn một bàn hoặc mở bàn mới',
  flag_login: 'bằng một tài khoản; mật khẩu được hỏi, hoặc lấy từ ESTOCADE_PASSWORD',
  flag_seed: 'cùng hạt giống thì cùng chữ',
  flag_option: 'một tùy chọn của luật theo tên; có thể lặp lại',
  flag_plain: 'các dòng đơn giản, cho trình đọc màn hình và ống dẫn',
  flag_ascii: 'không có ký tự nào ngoài ASCII',
  flag_save: 'giữ ván trong tệp này',
  flag_resume: 'chơi tiếp ván dở gần nhất, hoặc ván của một tệp',
  flag_pace: 'máy tỏ ra suy nghĩ bao lâu, tính bằng mili giây',
  flag_allGames: 'Mọi trò chơi.',
}
