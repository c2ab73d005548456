import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  title: 'Giới thiệu Estocade',
  program: 'Chương trình',
  programIs:
    'Estocade là phần mềm tự do theo Giấy phép Công cộng GNU Affero, phiên bản 3 trở lên. Bạn được phép sử dụng, nghiên cứu, sửa đổi và chia sẻ; ai cung cấp một bản đã sửa đổi cho người khác thì phải cung cấp cả mã nguồn của bản đó.',
  version: 'Phiên bản {{version}}',
  source: 'Mã nguồn',
  games: 'Các trò chơi',
  gamesIs:
    'Jarnac, Typ-Dom và Abrahaminetz là trò chơi đóng hộp của các tác giả và nhà xuất bản. Estocade trình bày luật chơi bằng lời riêng và không dùng hình ảnh nào của họ.',
  words: 'Từ điển',
  wordsIs:
    'Mỗi từ điển được dựng từ các nguồn dưới đây. Từ điển mà trình duyệt của bạn lưu lại cũng theo các giấy phép này.',
  allLanguages: 'Mọi ngôn ngữ',
  libraries: 'Thư viện và phông chữ',
  librariesIs: 'Mọi thứ trang này tải về đều được làm từ các gói sau.',
  noLibraries: 'Không tải được danh sách. Lần đầu cần có kết nối mạng.',
}
