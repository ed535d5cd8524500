"""Writes the outlines of the letters that social cards are set in, as `frontend/build/cards/letters.json`.

The build draws titles from these outlines and not from a font, since an SVG's `text` looks different on every
machine: its fonts are those of the system. To run it again: `pip install fonttools brotli uharfbuzz`, then
`python studio/lettering.py` from the repository's root.
"""

import io
import json
from pathlib import Path

import uharfbuzz as hb
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[2]
FONT = ROOT / "node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2"
TARGET = ROOT / "frontend/build/cards/letters.json"
WEIGHT = 560
LETTERS = "".join(map(chr, range(0x20, 0x7F))) + "éèàç°²±·×’‘“”–—…"


def load() -> hb.Font:
    """The site's font at the cards' weight."""
    font = TTFont(FONT)
    font.flavor = None
    buffer = io.BytesIO()
    font.save(buffer)
    loaded = hb.Font(hb.Face(buffer.getvalue()))
    loaded.set_variations({"wght": WEIGHT})
    return loaded


def advance(font: hb.Font, text: str) -> int:
    """The width of a text in font units, kerned."""
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(font, buffer, {"kern": True, "liga": False})
    return sum(position.x_advance for position in buffer.glyph_positions)


def outline(font: hb.Font, letter: str) -> str:
    """An SVG path in whole font units, up is negative."""
    parts: list[str] = []

    def point(x: float, y: float) -> str:
        return f"{round(x)} {round(-y)}"

    funcs = hb.DrawFuncs()
    funcs.set_move_to_func(lambda x, y, _: parts.append("M" + point(x, y)))
    funcs.set_line_to_func(lambda x, y, _: parts.append("L" + point(x, y)))
    funcs.set_quadratic_to_func(lambda a, b, x, y, _: parts.append(f"Q{point(a, b)} {point(x, y)}"))
    funcs.set_cubic_to_func(lambda a, b, c, d, x, y, _: parts.append(f"C{point(a, b)} {point(c, d)} {point(x, y)}"))
    funcs.set_close_path_func(lambda _: parts.append("Z"))
    font.draw_glyph(font.get_nominal_glyph(ord(letter)), funcs, None)
    return "".join(parts).replace(" -", "-")


font = load()
advances = {letter: advance(font, letter) for letter in LETTERS}
# Pairs that move by a hundredth of the size or more, as "T-60 V-40" after their first letter.
kerning = {}
for one in LETTERS.strip():
    pairs = ((other, advance(font, one + other) - advances[one] - advances[other]) for other in LETTERS.strip())
    kerning[one] = " ".join(f"{other}{closer}" for other, closer in pairs if abs(closer) >= 10)
written = {
    "font": f"Geist, weight {WEIGHT}",
    "copyright": "Copyright 2024 The Geist Project Authors (https://github.com/vercel/geist-font)",
    "licence": "SIL Open Font License 1.1 (https://openfontlicense.org)",
    "unitsPerEm": font.face.upem,
    "advances": advances,
    "outlines": {letter: outline(font, letter) for letter in LETTERS},
    "kerning": {letter: pairs for letter, pairs in kerning.items() if pairs},
}
TARGET.parent.mkdir(parents=True, exist_ok=True)
TARGET.write_text(json.dumps(written, ensure_ascii=False, indent=2) + "\n")
