"""Words as outlines: each glyph is drawn once and used wherever it occurs."""

from dataclasses import dataclass, field
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

FONT = Path(__file__).parents[3] / "node_modules/@fontsource/geist/files/geist-latin-500-normal.woff2"
NAMES = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ALIGN = {"start": 0.0, "middle": 0.5, "end": 1.0}


def brief(value: float) -> str:
    """A coordinate to a tenth of a unit, without idle zeros."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


@dataclass
class Letters:
    """The glyphs of one drawing. `definitions` belongs before their first use."""

    font: TTFont = field(default_factory=lambda: TTFont(FONT))
    definitions: str = ""
    _ids: dict[str, str] = field(default_factory=dict)

    def write(self, text: str, x: float, y: float, size: float, align: str) -> str:
        """The words as SVG, `y` at their baseline."""
        glyphs = [self.font.getBestCmap()[ord(letter)] for letter in text]
        scale = size / self.font["head"].unitsPerEm
        places, width = [], 0
        for glyph in glyphs:
            places.append(width)
            width += self.font["hmtx"][glyph][0]
        start = x - width * scale * ALIGN[align]
        uses = "".join(
            f'<use href="#{self._define(glyph)}"' + (f' x="{place}"' if place else "") + "/>"
            for glyph, place in zip(glyphs, places, strict=True)
            if glyph != "space"
        )
        return f'<g transform="translate({brief(start)} {brief(y)})scale({scale:.4f} -{scale:.4f})">{uses}</g>'

    def _define(self, glyph: str) -> str:
        if glyph not in self._ids:
            pen = SVGPathPen(self.font.getGlyphSet(), ntos=lambda value: str(round(value)))
            self.font.getGlyphSet()[glyph].draw(pen)
            self._ids[glyph] = NAMES[len(self._ids)]
            self.definitions += f'<path id="{self._ids[glyph]}" d="{pen.getCommands()}"/>'
        return self._ids[glyph]
