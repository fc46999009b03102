/** Opens the form where it is in sight, and goes to the field. */
export function goToField(path: string): void {
  for (const panel of document.querySelectorAll<HTMLElement>('.drawer, .right')) {
    const field = [...panel.querySelectorAll<HTMLElement>('[data-field]')].find(({ dataset }) =>
      `${path}/`.startsWith(`${dataset.field}/`),
    );
    if (!field || panel.offsetParent === null) continue;
    field.closest('details')?.setAttribute('open', '');
    field.focus();
    return;
  }
}
