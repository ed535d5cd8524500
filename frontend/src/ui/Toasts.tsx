import { CircleAlert, CircleCheck } from 'lucide';
import { createRoot } from 'react-dom/client';
// The default entry adds a style element, which the content security policy blocks.
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import './Toasts.css';
import { Icon } from './Icon.tsx';

const icons = { success: CircleCheck, error: CircleAlert };
const fade = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

const host = document.createElement('div');
document.body.append(host);
createRoot(host).render(
  <ToastContainer
    position="top-right"
    autoClose={3000}
    closeOnClick
    pauseOnHover
    draggable={false}
    transition={fade}
    aria-label="Notifications"
  />,
);

export function showToast(kind: keyof typeof icons, message: string, stays: boolean): void {
  toast[kind](message, {
    icon: <Icon of={icons[kind]} aria-hidden strokeWidth={1.5} />,
    // An error interrupts a screen reader.
    role: kind === 'error' ? 'alert' : 'status',
    ...(stays && { autoClose: false }),
  });
}
