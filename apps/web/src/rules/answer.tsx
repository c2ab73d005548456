/** What is said to an attempt. */
export const Answer = ({ text }: { readonly text: string }) => (
  <p className="answer" role="status">
    {text}
  </p>
)
