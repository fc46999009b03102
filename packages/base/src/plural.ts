/** How languages count things: 1 tile, 2 tiles; 1 кость, 2 кости, 5 костей. */

/** A noun in the forms that its language has; the last one given stands in for those it does not tell apart. */
export interface Forms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other?: string;
}

/** A number with its noun. */
export function countingIn(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => {
    const form: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
    return `${count} ${form[rules.select(count)] ?? forms.other ?? forms.many ?? forms.one}`;
  };
}
