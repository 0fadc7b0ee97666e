/**
 * Presses the button again that was pressed before the application could hear it (app/first-view.ts): the last one
 * only, since whoever waits in vain presses twice. Forms, links and popovers have worked by themselves.
 */
export function repeatEarlyPress(): void {
  const button = window.takePress?.();
  delete window.takePress;
  if (button?.isConnected && button.form === null && button.popoverTargetElement === null) button.click();
}
