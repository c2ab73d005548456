import type { RuleTexts } from './en.ts'

export const vi: RuleTexts = {
  rules_jarnac: `Jarnac
Mỗi bên có bàn 8 hàng và chữ dự trữ để ngửa.
Một lượt: rút một chữ (lượt đầu sáu chữ), hoặc trả ba chữ lấy ba chữ khác. Rồi đặt càng nhiều từ càng tốt: từ mới ít nhất ba chữ vào hàng trống, hoặc biến đổi một hàng: mọi chữ của hàng và ít nhất một chữ nữa, theo thứ tự bất kỳ. Mỗi từ được thêm một chữ. Sau đó bỏ lượt.
Nếu người bỏ lượt để sót, bạn được lấy trước: Jarnac! Từ trong dự trữ của họ, hoặc hàng của họ biến đổi bằng chữ của họ, về bàn của bạn.
Mỗi hàng tính bình phương độ dài: 3 chữ 9 điểm, 9 chữ 81. Ván kết thúc khi một bàn đầy (đa số luật: khi chủ bàn đó bỏ lượt). Nhiều điểm nhất thắng.`,
  rules_abrahaminetz: `Abrahaminetz
110 lá: chữ có giá trị, 6 joker (1), 10 tẩy (−2). Một giá chữ ở giữa; mỗi người bảy lá kín.
Mỗi người chọn một từ ba chữ; từ đắt nhất đi trước và đặt từ đầu tiên, đúng ba chữ.
Mỗi từ sau là từ khác, 3 đến 9 chữ, làm từ từ đang nằm: phủ ô, nối dài một ô ở đầu hoặc cuối, rút ngắn bằng tẩy từ mép. Ít nhất một lá của từ cũ được giữ.
Tính mọi lá của từ, −2 cho mỗi tẩy lộ ra, +3 cho mỗi chữ đặt từ chữ thứ ba. Trước khi đặt được đổi lá, mỗi lần −2. Rồi rút đủ bảy. Bỏ lượt thì rút một lá. Mỗi lượt một phút.
Ván kết thúc khi chồng bài và một tay bài hết, hoặc chồng bài hết và mọi người bỏ lượt. Lá còn lại bị trừ. Nhiều điểm nhất thắng.`,
  rules_kreuzwort: `Kreuzwort (Typ-Dom)
80 quân: 30 nguyên âm đỏ, 50 phụ âm đen, mỗi màu một jolly. Mỗi người có 5 đỏ và 8 đen; bàn không có mép.
Một lượt: đặt một từ theo hàng, chung ít nhất một chữ với từ đã nằm; chỗ quân chạm nhau, mỗi dãy phải là từ. Ai nối hai từ đã nằm được đặt thêm một từ.
Ai không thể hoặc không muốn đặt thì mua một quân, đỏ hoặc đen. Jolly thay cho chữ cùng màu; đến lượt, bạn được lấy jolly trên bàn bằng chữ của nó, nếu nhiều nhất hai phía có quân.
Ai hết quân trước thắng vòng: người khác trả 1 mỗi quân đen, 3 mỗi quân đỏ, 10 mỗi jolly. Địa danh và tên người được tính.`,
  rules_point: `Point-Typ-Dom
Như Kreuzwort, nhưng mỗi chữ của từ bạn đặt được tính điểm, kể cả chữ đã nằm; jolly không tính. Nối từ cho quyền đặt thêm một từ.
Ai không đặt thì mua tới ba quân. Người đầu tiên hết quân được 10 điểm, và vòng được chơi đến hết; quân còn lại bị trừ, jolly 10. Người xong trước thắng.`,
  rules_presto: `Presto (Typ-Dom)
Mọi người nhận số quân như nhau và cùng lúc xếp, mỗi người một ô chữ liền nhau từ mọi quân: mỗi dãy từ hai quân phải là từ. Được xếp lại tùy ý.
Ai xong thì gọi Fertig! Người đầu được 4 điểm, người thứ hai 2; rồi vòng kết thúc. Gọi sai bị khóa 5 giây. Mỗi vòng 5 phút.`,
  rules_recht: `Wer behält recht? (Typ-Dom)
Một từ lớn dần từng quân. Bắt đầu: đặt một quân và gọi một từ chứa nó (từ từ thứ hai, cắt một chữ của từ vừa xong). Người sau đặt một quân ở một đầu: quân mà từ cần, hoặc quân khác và gọi từ khác; khi đó họ là tác giả. Hoặc mua một quân.
Khi từ hoàn thành, tác giả bắt đầu từ tiếp theo; nếu gọi và xong trong cùng lượt thì người kế tiếp. Nếu lượt trở lại tác giả mà không có từ khác, tác giả phải đặt hết quân còn thiếu, nếu không thì bị loại và trả điểm.
Quân lấp đầy ô vuông bốn, và bắt đầu ở nguyên âm, cho thêm một quân. Ai hết quân thắng; tính như Kreuzwort.`,
}
