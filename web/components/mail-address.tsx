/** A mail address (邮箱): where it is too long for the line it breaks before its @, not in the middle of a word. */
export function MailAddress({ text }: { readonly text: string }) {
  const at = text.lastIndexOf('@');
  if (at < 1) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
