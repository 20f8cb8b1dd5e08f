/**
 * Brings the first field of a form that is marked as wrong into view and under the fingers, with
 * whatever it is folded into opened. Answers whether there was one.
 */
export function goToFault(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!field) return false;
  for (let at = field.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true;
  // Not at an edge: a bar at the foot of the page would cover it.
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  return true;
}
