// Lists the controls of a page in its initial state, in document order.
(() =>
  [...document.querySelectorAll('button, summary, input, select, textarea')].map((control, at) => {
    const part = control.parentElement.closest('form, fieldset, dialog, section, header, footer');
    const type = control.getAttribute('type') ?? '';
    const label = control.labels?.[0]?.textContent;
    const name = control.getAttribute('aria-label') ?? (control.textContent || label || type);
    return {
      at,
      // Identifies a component across pages.
      component: `${control.localName} ${type} ${control.className} in ${part?.className ?? ''}`,
      name: name.trim().replaceAll(/\s+/g, ' ').slice(0, 40),
      kind: control.matches('textarea, input:not([type=checkbox], [type=radio], [type=range])')
        ? 'text'
        : control.matches('select, [type=range]')
          ? 'keys'
          : 'press',
      shown: control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    };
  }))();
