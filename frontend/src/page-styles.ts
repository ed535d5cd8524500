/** All styles of public pages, each replaced as its file changes. */
import.meta.glob(['./**/*.css', '!./staff/**', '!./styles/**', '!./catalogue/data-sheet/**'], {
  eager: true,
});
