// oxlint-disable unicorn/consistent-function-scoping -- one expression, evaluated in the page: it has no outer scope
// What moves by itself at this moment, and every style that would make something move now or later: on hover, on
// opening. A colour that fades is no motion, nor is what keeps step with the visitor's own scrolling, nor what changes once,
// in one step.
(() => {
  // A shorthand with a variable in it has no longhands yet.
  const fades = /^(?:none|background-color|border-color|color|opacity)\b/;
  const moves = ({ animation, animationName, animationTimeline, transition, transitionProperty }) =>
    (!/^(?:none)?$|\bstep-end 0s 1\b/.test(animation || animationName) &&
      animationTimeline !== 'scroll()') ||
    !(transition || transitionProperty || 'none')
      .split(/, (?![^(]*\))/)
      .every((each) => fades.test(each));
  const applies = ({ media }) => !media || matchMedia(media.mediaText).matches;
  const moving = (rules) =>
    [...rules].filter(applies).flatMap((rule) => {
      const own = rule.style && moves(rule.style) ? [rule.cssText] : [];
      return own.concat(rule.cssRules ? moving(rule.cssRules) : []);
    });
  return {
    running: document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map(({ animationName, transitionProperty }) => animationName ?? transitionProperty),
    styles: [...document.styleSheets]
      .filter(({ disabled }) => !disabled)
      .flatMap(({ cssRules }) => moving(cssRules)),
    playing: [...document.querySelectorAll('video, audio')].filter(({ paused }) => !paused).length,
  };
})();
