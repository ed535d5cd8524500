"""Writes the fonts that every page loads: Geist and Geist Mono with the letters and weights that the site uses.

The packages' own files hold 225 letters at 100 to 900, 52 KB together; these hold what an English page is made of,
Geist at 400 to 600 and Geist Mono at 400, 19 KB. Whatever else somebody writes comes from the packages' files, which
a browser fetches only for such a letter: `frontend/src/styles/fonts.css` names them.

To run it again: `pip install fonttools brotli`, then `python studio/fonts.py` from the repository's root. It prints
what `fonts.css` has to name.
"""

import io
import logging
from pathlib import Path

from fontTools.subset import Options, Subsetter, save_font
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[2]
PACKAGES = str(ROOT / "node_modules/@fontsource-variable/{0}/files/{0}-latin-wght-normal.woff2")
TARGET = ROOT / "frontend/src/fonts"
WEIGHTS = {"geist": (400, 600), "geist-mono": 400}
LETTERS = {*range(0x20, 0x7F), *map(ord, "\u00a0©®°±²³µ·×½éèàçÉ‘’“”–—…−→•€£")}


def reopened(font: TTFont) -> TTFont:
    """The same font from its bytes: the subsetter does not take what the instancer leaves in memory."""
    buffer = io.BytesIO()
    font.save(buffer)
    return TTFont(buffer, recalcTimestamp=False)


def ranges(letters: set[int]) -> str:
    """As CSS writes them: `U+20-7E, U+A0`."""
    runs: list[list[int]] = []
    for letter in sorted(letters):
        if runs and letter == runs[-1][1] + 1:
            runs[-1][1] = letter
        else:
            runs.append([letter, letter])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


def write(name: str) -> None:
    source = TTFont(PACKAGES.format(name), recalcTimestamp=False)
    source.flavor = None
    known = set(source.getBestCmap())
    font = reopened(instantiateVariableFont(source, {"wght": WEIGHTS[name]}))
    options = Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "liga", "ccmp", "mark", "mkmk", "tnum"]
    # Copyright, family, style, licence.
    options.name_IDs = [0, 1, 2, 13, 14]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS & known)
    subsetter.subset(font)
    target = TARGET / f"{name}.woff2"
    save_font(font, str(target), options)
    print(f"{target}: {target.stat().st_size} bytes; not in it: {ranges(known - LETTERS)}")


logging.getLogger("fontTools").setLevel(logging.ERROR)
for each in WEIGHTS:
    write(each)
