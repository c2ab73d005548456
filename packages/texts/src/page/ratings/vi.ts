import type { RatingsTexts } from './en.ts'

export const vi: RatingsTexts = {
  leaders: 'Bảng xếp hạng',
  leadersIs:
    'Mỗi trò chơi và mỗi ngôn ngữ có điểm xếp hạng riêng. Chỉ tính ván giữa người với người, hoặc giữa các chương trình của họ.',
  noLeaders: 'Ở đây chưa ai có điểm xếp hạng.',
  showPrograms: 'Hiện chương trình',
  rank: 'Hạng',
  player: 'Người chơi',
  rating: 'Điểm xếp hạng',
  ratedGames: 'Ván xếp hạng',
  provisional: 'tạm thời',
  provisionalIs:
    'Điểm xếp hạng là tạm thời (?) cho đến khi có mười ván xếp hạng. Cho đến lúc đó, điểm thay đổi nhanh hơn và chưa có hạng trên bảng xếp hạng.',
  ratings: 'Điểm xếp hạng',
  noRatings: 'Chưa có ván xếp hạng nào.',
  lastChange: 'Thay đổi gần nhất',
  ratingNews: 'Điểm xếp hạng của bạn',
  ratingOf: 'Điểm xếp hạng của {{name}}',
  rated: 'xếp hạng',
  unrated: 'không xếp hạng',
  set_rated: 'Xếp hạng',
  set_ratedIs:
    'Được tính vào điểm xếp hạng nếu mọi người có tài khoản, bên nào cũng đi và không ai dùng gợi ý.',
  unratedGuest: 'không xếp hạng: có khách chơi',
  guestsUnrated: 'Là khách, bạn chơi không xếp hạng.',
  program: 'chương trình',
  programOf: 'Một chương trình. {{owner}} chịu trách nhiệm.',
  againstPeople: 'Với người',
  againstBots: 'Với máy hoặc một mình',
}
