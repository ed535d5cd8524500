"""A square sheet for a diagram: shapes in ink, what moves in amber, words as outlines. Both schemes."""

from dataclasses import dataclass, field
from math import atan2, cos, degrees, hypot, radians, sin
from re import sub

from .outlines import Letters, brief

Point = tuple[float, float]

# The site's tokens: ink, amber-ink, ground-sunken and ground, light and dark.
STYLE = (
    "<style>svg{color:#16181a}.lit{stroke:#ab650a}.lamp{fill:#ab650a}.ground{fill:#ece7df}.paper{fill:#f6f3ee}"
    "@media(prefers-color-scheme:dark){svg{color:#efebe4}.lit{stroke:#f6a94f}.lamp{fill:#f6a94f}"
    ".ground{fill:#151816}.paper{fill:#252a27}}</style>"
)
# The attributes are for whatever ignores the style: they can be told apart on both grounds.
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 320 320" color="#77736b" fill="none"'
    ' stroke="currentColor" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">'
    f'{STYLE}<path class="ground" fill="#e0dad0" stroke="none" d="M0 0h320v320H0z"/>'
)
PAPER = 'class="paper" fill="#f6f3ee"'
INK = 'fill="currentColor" stroke="none"'
LAMP = 'class="lamp" fill="#b8741c" stroke="none"'
LABEL, NOTE = 14, 13.5


def move(*points: Point) -> str:
    """A path through points."""
    return "M" + "L".join(f"{brief(x)} {brief(y)}" for x, y in points)


def between(start: Point, end: Point, clear: Point = (0, 0)) -> tuple[Point, Point, float]:
    """The line from one to the other, shortened by `clear` at its ends, and its direction in degrees."""
    (x0, y0), (x1, y1) = start, end
    length = hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    return (x0 + ux * clear[0], y0 + uy * clear[0]), (x1 - ux * clear[1], y1 - uy * clear[1]), degrees(atan2(uy, ux))


def head(tip: Point, direction: float, length: float = 7) -> str:
    """The two strokes of an arrow's head."""
    wings = [(tip[0] - length * cos(radians(direction + turn)), tip[1] - length * sin(radians(direction + turn))) for turn in (32, -32)]
    return move(wings[0], tip, wings[1])


@dataclass
class Sheet:
    """One diagram in the making, 320 units wide: on a phone of 360 px a unit is a pixel."""

    letters: Letters = field(default_factory=Letters)
    shapes: str = ""
    words: dict[str, str] = field(default_factory=lambda: {"ink": "", "soft": "", "lamp": ""})

    def line(self, path: str, opacity: float = 1) -> None:
        """In ink."""
        attributes = f' stroke-opacity="{opacity}"' if opacity != 1 else ""
        self.shapes += f'<path{attributes} d="{path}"/>'

    def dotted(self, path: str) -> None:
        """A way that is not taken."""
        self.shapes += f'<path stroke-opacity=".6" stroke-dasharray="1 5" d="{path}"/>'

    def lit(self, path: str) -> None:
        """In amber."""
        self.shapes += f'<path class="lit" stroke="#b8741c" stroke-width="1.75" d="{path}"/>'

    def arrow(self, start: Point, end: Point, clear: Point, both: bool = False) -> None:
        """In amber; `clear` is the room left at the two ends."""
        a, b, direction = between(start, end, clear)
        self.lit(move(a, b) + head(b, direction) + (head(a, direction + 180) if both else ""))

    def disc(self, at: Point, radius: float, fill: str = PAPER) -> None:
        """A circle."""
        self.shapes += f'<circle {fill} cx="{brief(at[0])}" cy="{brief(at[1])}" r="{radius}"/>'

    def box(self, corner: Point, width: float, height: float, radius: float, fill: str = PAPER) -> None:
        """A rectangle by its upper left corner."""
        self.shapes += f'<rect {fill} x="{brief(corner[0])}" y="{brief(corner[1])}" width="{width}" height="{height}" rx="{radius}"/>'

    def word(self, text: str, x: float, y: float, align: str = "middle", tone: str = "ink", size: float = LABEL) -> None:
        """A label, `y` at its baseline."""
        self.words[tone] += self.letters.write(text, x, y, size, align)

    def svg(self) -> str:
        """The whole file."""
        tones = {"ink": 'fill="currentColor" stroke="none"', "soft": 'fill="currentColor" fill-opacity=".76" stroke="none"', "lamp": LAMP}
        words = "".join(f"<g {tones[tone]}>{text}</g>" for tone, text in self.words.items() if text)
        # As fine as the site's own lines, however large the diagram.
        shapes = sub(r"<\w+", r'\g<0> vector-effect="non-scaling-stroke"', self.shapes)
        return f"{HEAD}<defs>{self.letters.definitions}</defs>{shapes}{words}</svg>\n"
