/** The sign of a joker or jolly: a star with four points, small in the corner after a letter was chosen. */
export const Star = ({ corner = false }: { readonly corner?: boolean }) => (
  <svg className={corner ? 'pic-star corner' : 'pic-star'} viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M12 1q1.500 9.500 11 11-9.500 1.500-11 11-1.500-9.500-11-11 9.500-1.500 11-11z"
      fill="currentColor"
    />
  </svg>
)
