/** The styles of all components, which the development server replaces as their files change. */
import.meta.glob(['./**/*.module.css', './styles/public.css', './ui/Toasts.css', '!./staff/**'], {
  eager: true,
});
