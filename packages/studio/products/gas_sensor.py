"""Gas Sensor: plate with a sintered-metal filter before the heated element, USB-C from below. 86 x 86 x 32 mm."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.mesh import Object, cut, drill, group, lathe, loft, place, slab, tube
from ..core.outline import fillet, squircle
from ..core.shader import Shader
from ..core.shot import ON_WALL, Card, Shot
from ..core.units import Vec
from ..sets import kitchen
from ..sets.rig import NIGHT, day_wall, night_wall

HANGING: tuple[Vec, ...] = ((0, -62, 5), (2, -90, 4), (10, -150, 3.2), (16, -400, 3.2))
"""The cord along a wall."""

DOWN: tuple[Vec, ...] = ((0, -62, 5), (1, -110, 4), (3, -220, 3.2), (4, -900, 3.2))
"""The cord straight down a kitchen wall."""


def build(body: str = m.CHALK, glow: float = 2.2, way: tuple[Vec, ...] = HANGING, halo: bool = True) -> Object:
    """Face is +Z. `halo` is whether the light of the ring falls on the wall: on green glaze it would be a stain."""
    root = group("gas sensor")
    shell = m.soft_touch(body, 0.47)
    outline = squircle(86, 86, 17)
    slab("base", outline, 0, 7.0, shell, root, edge=0.5, foot=0.8)
    loft("ring", outline, [(0.7, 6.6), (0.7, 9.6)], m.led(glow), root, bottom=False, top=False).visible_diffuse = halo
    cover = slab("cover", outline, 9.2, 32, shell, root, edge=3.2, foot=0.5)
    grille = [(x, -29.0) for x in (-9.0, -4.5, 0.0, 4.5, 9.0)]
    cut(cover, *(drill(1.8, 28, 34, hole, root) for hole in grille))
    _filter(group("filter", (0, 5, 0), parent=root))
    tube("cord", [(0, -40, 5), (0, -48, 5), *way], 4.4, m.matte("#DAD6CE" if body == m.CHALK else "#4A4C51", 0.7, 0.3, 120), root)
    place(slab("plug", squircle(12.5, 16, 3.2), 1.6, 8.4, shell, root, edge=2.4, foot=2.4), (0, -49, 0))
    return root


def _filter(root: Object) -> None:
    """Polished bezel and a slightly domed disc of sintered steel."""
    bezel = fillet([(21.0, 31.5), (21.0, 33.0, 0.5), (18.6, 33.0, 0.6), (18.3, 31.9)], 6)
    lathe("bezel", bezel, m.polished("#A9ABAE", 0.3), root, 256)
    dome = [(18.4 * (1 - k / 24), 32.15 + 1.1 * (1 - (1 - k / 24) ** 2)) for k in range(25)]
    s = Shader("sinter")
    where = s.coordinates()
    beads = s.node("TexVoronoi", {"Vector": where, "Scale": 210.0})
    tone, _, _ = s.axes(beads.outputs["Color"])
    normal = s.bump(s.math("MULTIPLY", beads.outputs["Distance"], -1.0), 0.3, 0.07)
    disc = s.principled(Base_Color=s.ramp(tone, (0.0, "#A8A49C"), (1.0, "#BDB9B1")), Metallic=1.0, Roughness=0.32, Normal=normal)
    lathe("sinter", dome, disc, root, 192)


def in_use() -> None:
    """At noon."""
    _under_the_ceiling(build(glow=4.0, way=DOWN, halo=False))
    kitchen.high_noon()


def in_use_by_night() -> None:
    """By a lamp below."""
    _under_the_ceiling(build(m.GRAPHITE, 4.0, DOWN, halo=False))
    kitchen.late()


def _under_the_ceiling(sensor: Object) -> None:
    """Natural gas rises: within 300 mm of the ceiling, beside a cupboard; the cord goes down to an outlet out of sight."""
    kitchen.under_the_ceiling()
    kitchen.gas_pipe(-64)
    place(sensor, (44, -6, kitchen.CEILING - 158), ON_WALL)


IN_USE = View(-27, -5, 418, (114, -24, 2302), focus=(20, -30, 2282), lens=60, stop=5.6)

SHOTS = {
    "hero-light": Shot(
        View(-30, 13, 232, (14, -14, -20), focus=(-10, -32, 6)),
        day_wall,
        turn=ON_WALL,
        ground="#D9D2C7",
        cards=(Card((4, -33, 12), size=(120, 200), power=12),),
    ),
    "hero-dark": Shot(
        View(-37, 15, 164, (6, -14, -4), focus=(-12, -32, 4), stop=6.3),
        night_wall,
        pose={"body": m.GRAPHITE, "glow": 2.6},
        cards=(Card((2, -33, 10), size=(150, 260), power=11, color="#CFE0FF"),),
        turn=ON_WALL,
        grade=NIGHT,
        ground="#545A64",
        key=1.3,
    ),
    "detail": Shot(
        View(-44, -10, 108, (-10, -26, -10), focus=(-14, -33, -8), lens=100, stop=11),
        day_wall,
        turn=ON_WALL,
        pose={"glow": 3.0},
        ground="#D9D2C7",
        scale=0.6,
    ),
    "in-use": Shot(IN_USE, scene=in_use, grade=Grade(exposure=0.75)),
    "in-use-dark": Shot(IN_USE, scene=in_use_by_night, grade=Grade(exposure=0.7, bloom=0.14)),
}
