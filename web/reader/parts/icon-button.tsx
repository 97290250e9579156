import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  /** Pressed in, where the button switches something. */
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
}

export function IconButton({
  icon,
  label,
  onPress,
  isOn,
  isDisabled = false,
  className = '',
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
