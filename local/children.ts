import type { ChildProcess } from 'node:child_process';

const children = new Set<ChildProcess>();

// Whatever ends this process, save kill -9 (which the children notice themselves), ends them too.
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Makes sure that a child does not outlive this process. */
export function adopt<Child extends ChildProcess>(child: Child): Child {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}
