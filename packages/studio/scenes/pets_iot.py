"""Collar and accessories of the pet family, at home; and the cat that they are for, at a window."""

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import moonlight, softbox, world
from ..core.mesh import Object, block, lathe, place, sheet
from ..core.shot import Shot
from ..sets import cat, daylight, pet, pet_home, props, window
from ..sets.rig import Lights, day_table, night_table, sweep

PARTS = {"collar": pet.collar, "location-clip": pet.collar_with_clip, "stand": pet.stand}


def build(part: str) -> Object:
    """What lies on the paper of the light sets."""
    return PARTS[part]()


def _floor(wall: float = 420) -> None:
    """Limestone floor, plaster wall and its skirting `wall` mm behind."""
    sheet("floor", 8000, 8000, m.stone("#B9B5AD", "#A19D95", 0.5, 0.55), None, (0, -2000, 0))
    sheet("wall", 8000, 3000, m.plaster("#C7BCAB"), None, (0, wall, 1400), (90, 0, 0))
    block("skirting", (8000, 16, 90), m.matte("#DCD6CB", 0.4), None, (0, wall - 8, 0), edge=3)


def lamp_table(shot: Shot) -> None:
    """The light set's paper by night, in the light of the other accessories."""
    sweep(shot.ground)
    daylight.by_lamp(shot.view.aim, shot.scale)
    Lights(shot).faces()


def feeder() -> None:
    """By the kitchen wall, in the first sun."""
    _feeder()
    way = (1, 0.42, -0.52)
    daylight.room_light(1.0, (0, 0, 60))
    daylight.leaf_shade((120, 60, 0), way, 3.9, size=(1100, 700))


def feeder_by_night() -> None:
    """By a lamp."""
    _feeder()
    daylight.by_lamp((0, 0, 70))


def _feeder() -> None:
    """On the floor by the wall."""
    _floor()
    place(pet.feeder(), (0, 0, 0), (0, 0, 14))


def fountain() -> None:
    """Water against the light."""
    _fountain()
    way = (0.5, 0.8, -0.46)
    daylight.room_light(0.8, (0, 0, 80))
    daylight.leaf_shade((60, 260, 0), way, 4.2, "#FFDDBC", (760, 1500))
    softbox((560, -120, 420), (0, 0, 90), (260, 360), 60, "#EAF1FF", 1.2)


def fountain_by_night() -> None:
    """By a lamp."""
    _fountain()
    daylight.by_lamp((0, 0, 70))


def _fountain() -> None:
    """On the floor by the wall."""
    _floor()
    place(pet.fountain())


def door() -> None:
    """A winter morning on the other side."""
    _door(1.3)
    pet_home.winter_light()


def door_by_night() -> None:
    """The hall's lamp, and a moon on the snow."""
    _door(0.05)
    pet_home.winter_night()


def _door(sky: float) -> None:
    """With a bowl beside it."""
    pet_home.winter(sky)
    pet_home.door()
    pet_home.bowl((345, -170, 0))


LOW = -92.0
"""Height of the floor below the cushion's hollow, mm."""


def mat() -> None:
    """In the afternoon."""
    _mat()
    daylight.room_light(1.1, (0, 0, 40))
    daylight.leaf_shade((-60, -60, LOW), (1, 0.36, -0.5), 3.6, size=(1500, 900))
    softbox((-240, -720, 420), (0, -110, 40), (260, 260), 90, "#FFF0DC", glossy=False)


def mat_by_night() -> None:
    """By a lamp."""
    _mat()
    daylight.by_lamp((0, 0, 0), 1.9, window=120)


def _mat() -> None:
    """The cushion lies on the mat, and keeps the hollow of whoever sleeps there without a collar."""
    sheet("floor", 8000, 8000, m.oak("X", "#A9957E", "#7F6C58", 0.7), None, (0, -2000, LOW))
    sheet("wall", 8000, 3000, m.plaster("#C7BCAB"), None, (0, 560, 1400), (90, 0, 0))
    block("skirting", (8000, 16, 90), m.matte("#DCD6CB", 0.4), None, (0, 552, LOW), edge=3)
    pet_home.mat((0, -14, LOW), -9)
    pet_home.cushion_with_hollow((0, 0, 0))


def _sill(outside: m.Material) -> None:
    """A deep sill before a window, two bars of it, trees far behind; a twig in a vase at the left."""
    white = window.painted("#E4DFD5")
    block("sill", (2400, 800, 34), white, None, (0, -160, -34), edge=5)
    for x in (-560, 250):
        block("stile", (62, 56, 1400), white, None, (x, 262, 0), edge=4)
    block("rail", (2400, 62, 46), white, None, (0, 262, 0), edge=4)
    sheet("garden", 9000, 6000, outside, None, (1400, 3200, -170), (90, 0, 0))
    props.vase((-350, 120, 0), "#8C4F33", 0.5)
    props.branches((-350, 120, 96), 5, 260, 9)


def cat_by_day() -> None:
    """It looks out: the sky draws its outline, the room's light its back."""
    _sill(window.garden(1.0))
    cat.build()
    world("#E6EEFF", "#A59C8E", 0.11, glossy=0.4)
    softbox((-900, 420, 640), (0, 20, 260), (700, 700), 1500, "#EAF1FF", 0.5)
    softbox((700, 420, 560), (0, 20, 260), (200, 300), 1400, "#FFD7A6")
    softbox((-150, 1000, 760), (0, 20, 300), (900, 500), 2600, "#FFF6E6", 0.5)
    softbox((-560, -760, 700), (0, 0, 250), (300, 300), 190, "#FFF3E4")


def cat_by_night() -> None:
    """A lamp in the room, the last blue outside and the windows of other houses."""
    _sill(window.mist(window.DUSK, 0.55))
    for x, z, size, tone in LIT:
        place(lathe("lit window", [(0, 0), (size, 0)], m.led(2.2, tone), None, 24), (x, 3000, z), (90, 0, 0))
    cat.build(glow=4.0)
    moonlight(0.08, glossy=0.2)
    softbox((-300, 900, 900), (0, 0, 260), (1300, 1100), 900, "#8FADEA", 0.5)
    softbox((620, -380, 560), (0, 0, 250), (260, 260), 360, "#FFC48A")
    softbox((-560, -760, 600), (0, 0, 260), (300, 300), 60, "#FFDDB8")


LIT = (
    (520, 260, 14, "#FFB25E"),
    (640, 60, 11, "#FFC98A"),
    (760, 330, 16, "#FF9A45"),
    (860, 110, 12, "#FFB25E"),
    (1040, -40, 15, "#FFB25E"),
    (570, -130, 12, "#FF9A45"),
    (2080, 190, 14, "#FFB25E"),
    (2220, 20, 11, "#FFC98A"),
    (2290, 280, 13, "#FF9A45"),
)
"""Windows of other houses: where, how large, which light."""


FEEDER = View(-16, 24, 620, (20, 20, 78), focus=(0, -100, 62), lens=70, stop=7)
FOUNTAIN = View(10, 17, 500, (-10, 10, 74), focus=(0, -100, 90), lens=70, stop=6.3)
DOOR = View(-22, 10, 940, (10, -60, 196), focus=(0, -20, 280), lens=60, stop=4)
MAT = View(22, 29, 1000, (-40, -40, 0), focus=(0, -165, 40), lens=70, stop=7)
CAT = View(-20, 8, 785, (-66, 20, 157), focus=(-30, 0, 290), lens=80, stop=4)

SHOTS = {
    "cat": Shot(CAT, scene=cat_by_day, grade=Grade(exposure=0.6)),
    "cat-dark": Shot(CAT, scene=cat_by_night, grade=Grade(exposure=0.85, bloom=0.14)),
    "collar": Shot(
        View(-7, 27, 216, (5, -8, 8), focus=(0, -66, 16), stop=10), day_table, pose={"part": "collar"}, ground="#CFC8BC", turn=(0, 0, -12)
    ),
    "collar-dark": Shot(
        View(-7, 27, 216, (5, -8, 8), focus=(0, -66, 16), stop=10), night_table, pose={"part": "collar"}, ground="#24262B", turn=(0, 0, -12)
    ),
    "location-clip": Shot(
        View(-14, 20, 118, (12, -60, 17), focus=(22, -72, 14), lens=100, stop=13),
        day_table,
        pose={"part": "location-clip"},
        turn=(0, 0, -16),
        ground="#CFC8BC",
        scale=0.7,
    ),
    "location-clip-dark": Shot(
        View(-14, 20, 118, (12, -60, 17), focus=(22, -72, 14), lens=100, stop=13),
        lamp_table,
        pose={"part": "location-clip"},
        turn=(0, 0, -16),
        ground="#B9B5AD",
        scale=0.5,
    ),
    "stand": Shot(
        View(-24, 14, 150, (7, 0, 29), focus=(0, -4, 32), stop=8), day_table, pose={"part": "stand"}, ground="#CFC8BC", turn=(0, 0, -6)
    ),
    "stand-dark": Shot(
        View(-24, 14, 150, (7, 0, 29), focus=(0, -4, 32), stop=8),
        lamp_table,
        pose={"part": "stand"},
        turn=(0, 0, -6),
        ground="#B9B5AD",
        scale=0.6,
    ),
    "feeder": Shot(FEEDER, scene=feeder, grade=Grade(exposure=0.4)),
    "feeder-dark": Shot(FEEDER, scene=feeder_by_night, grade=Grade(exposure=0.4)),
    "fountain": Shot(FOUNTAIN, scene=fountain, grade=Grade(exposure=0.1)),
    "fountain-dark": Shot(FOUNTAIN, scene=fountain_by_night),
    "door": Shot(DOOR, scene=door, grade=Grade(exposure=0.7)),
    "door-dark": Shot(DOOR, scene=door_by_night, grade=Grade(exposure=0.9)),
    "mat": Shot(MAT, scene=mat, grade=Grade(exposure=0.55)),
    "mat-dark": Shot(MAT, scene=mat_by_night, grade=Grade(exposure=0.4)),
}
