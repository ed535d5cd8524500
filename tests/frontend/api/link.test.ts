import { describe, expect, it } from 'vitest';
import { nextQuery } from '#frontend/api/link.ts';

describe('the Link header', () => {
  it.each([
    ['</api/contact?cursor=abc&limit=50>; rel="next"', '?cursor=abc&limit=50'],
    ['<https://elsewhere.example/x?cursor=abc>; rel="next"', '?cursor=abc'],
    ['<?cursor=abc>; rel=next', '?cursor=abc'],
    ['</a?cursor=1>; rel="prev", </a?cursor=2>; rel="next"', '?cursor=2'],
    ['</a?cursor=a,b;c>; title="x, y"; rel="last next"', '?cursor=a,b;c'],
    ['</a?cursor=abc#top>;rel="next"', '?cursor=abc'],
    ['</a?cursor=abc>; REL="Next"', '?cursor=abc'],
  ])('%s leads to %s', (header, query) => {
    expect(nextQuery(header)).toBe(query);
  });

  it.each([
    [null],
    [''],
    ['</a?cursor=abc>; rel="prev"'],
    ['</a?cursor=abc>; rel="nextish"'],
    ['</a?cursor=abc>; title="rel=next"'],
    ['</a>; rel="next"'],
    ['rel="next"'],
  ])('%s has no next page', (header) => {
    expect(nextQuery(header)).toBeNull();
  });
});
