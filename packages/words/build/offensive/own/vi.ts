import type { OwnMarks } from './index.ts'

export const vi: OwnMarks = {
  words: `
    địt lồn cặc đĩ đéo buồi đụ điếm ỉa cứt dái bú đít đái cu vú nứng chịch phò hĩm hiếp dương_vật âm_đạo gái_điếm
    giao_cấu chó_đẻ ỉa_đái cưỡng_hiếp hãm_hiếp làm_tình xuất_tinh mất_dạy chó_má khốn_nạn tinh_dịch loạn_luân
    kê_gian bỏ_mẹ bỏ_bà đàng_điếm tinh_hoàn tú_bà con_ranh chỗ_kín gái_nhảy đái_dầm bú_dù ỉa_chảy ỉa_vào bí_đái
    bọng_đái đái_dắt đái_láu đái_tháo đẻ_đái đi_đái nước_đái nước_đái_quỷ bợ_đít cắp_đít đá_đít gạch_đít lỗ_đít
    mông_đít ôm_đít núm_vú con_điếm đài_điếm kỹ_nữ kĩ_nữ mọi_rợ đánh_rắm rắm âm_hộ giao_hợp cửa_mình tính_giao
    âm_vật hạ_bộ động_cỡn lòi_dom nhà_chứa chủ_chứa đi_khách gái_bán_hoa dắt_gái gái_giang_hồ gái_bao gái_gọi má_mì
    ma_cô làng_chơi chó_đểu chó_chết chó_ghẻ khốn_kiếp mặt_mo mặt_mẹt chết_rấp chết_giẫm nặc_nô mồ_cha súc_sinh
    cha_đời vô_giáo_dục óc_bã_đậu trời_đánh_thánh_vật sấp_mặt đểu_cáng đểu_giả chơi_đểu con_hoang chửa_hoang
    đẻ_hoang lang_chạ lăng_loàn kích_dục nhục_dục dục_tình động_dục tục_tĩu nói_tục văng_tục toi_cơm ranh_con
    láo_toét sưng_vếu liếm_gót phạm_phòng hoa_liễu đồng_cô đồng_bóng lại_cái ái_nam_ái_nữ ba_tàu đếch máu_dê đú_mỡ
    chơi_gái cắm_sừng mọc_sừng hứng_tình sắc_dục lửa_dục sinh_thực_khí ngọc_hành hạ_nang phóng_tinh mộng_tinh
    di_tinh cường_dương lầu_xanh nhà_thổ phá_trinh giao_phối kê_giao bia_ôm hổng_trôn mẹ_kiếp bỏ_cha
    bỏ_bố chém_cha chết_tiệt phim_con_heo sàm_sỡ cu_li lai_căng tiên_sư_cha thác_loạn âm_nang tinh_trùng xin_đểu
    ăn_nằm ca_ve sinh_dục vú_vê hậu_môn đách
    dê_cụ ngủ_lang`,
  parts: `
    địt lồn cặc đĩ đéo buồi đụ đù dâm cứt dái chịch đếch`,
  harmless: `
    dâm_bụt`,
}
