/** A dialog takes the focus; when it goes, whatever had it before has it again. */

const openers = new WeakMap<HTMLDialogElement, Element>();

/** Opens the dialog; gives what to do when it is gone. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  if (before) openers.set(dialog, before);
  dialog.showModal();
  return () => {
    let to = openers.get(dialog);
    // Opened from a dialog that is gone itself: back to where that one was opened.
    while (to && !to.isConnected) {
      const gone = to.closest("dialog");
      to = gone ? openers.get(gone) : undefined;
    }
    if (to instanceof HTMLElement) to.focus();
  };
}
