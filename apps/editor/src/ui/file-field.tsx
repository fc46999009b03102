import { useId } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface FileFieldProps {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

export function FileField({ label, accept, onFile }: FileFieldProps) {
  const id = useId();
  return (
    <div class="file-field">
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file may be chosen again after it was changed.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <label for={id} class="button">
        <Icon id="start" />
        <span>{label}</span>
      </label>
    </div>
  );
}
