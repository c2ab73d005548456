/** The answer to the reader's attempt. */
export const Answer = ({ text }: { readonly text: string }) => (
  <p className="answer" role="status">
    {text}
  </p>
)
