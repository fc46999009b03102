/** Opens a file of the person's own. */
interface Props {
  readonly label: string;
  /** Which files, as browsers want to be told. */
  readonly accept: string;
  onFile(file: File): void;
}

export function FileButton({ label, accept, onFile }: Props) {
  return (
    <label class="small file">
      {label}
      <input
        type="file"
        class="unseen"
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file, mended meanwhile, can be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
