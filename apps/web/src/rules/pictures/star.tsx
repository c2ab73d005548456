/** What stands for any letter: a star of four points; small in the corner once it stands for one. */
export const Star = ({ corner = false }: { readonly corner?: boolean }) => (
  <svg className={corner ? 'pic-star corner' : 'pic-star'} viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M12 1q1.500 9.500 11 11-9.500 1.500-11 11-1.500-9.500-11-11 9.500-1.500 11-11z"
      fill="currentColor"
    />
  </svg>
)
