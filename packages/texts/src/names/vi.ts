import type { NameTexts } from './en.ts'

export const vi: NameTexts = {
  about_jarnac: 'Hai bàn, chữ để ngửa. Bỏ lượt quá sớm là mất từ vào tay đối thủ.',
  level_novice: 'Tập sự',
  level_pupil: 'Học trò',
  level_fencer: 'Kiếm thủ',
  level_provost: 'Phó sư',
  level_master: 'Bậc thầy',
  plays_novice: 'Biết từ thông dụng, bỏ lỡ khá nhiều.',
  plays_pupil: 'Chơi chắc tay, thỉnh thoảng chớp được cơ hội.',
  plays_fencer: 'Thấy hầu hết cơ hội, hiếm khi để sót.',
  plays_provost: 'Biết cả từ hiếm, ít khi nương tay.',
  plays_master: 'Thuộc cả từ điển và tính trước nhiều nước.',
  about_kreuzwort: 'Quân đỏ và đen trên mặt bàn không bờ. Nối hai từ và đặt từ thứ ba.',
  about_point: 'Ô chữ tính điểm. Ai hết quân trước thì thắng.',
  about_presto: 'Mọi người cùng xếp, mỗi người một ô chữ. Nhanh lên.',
  about_recht: 'Gọi một từ, đặt một quân. Ai gọi phải xếp xong được.',
  about_abrahaminetz: 'Một giá bài, một từ. Phủ lên, nối dài, tẩy đi: mỗi lượt một từ mới.',
}
