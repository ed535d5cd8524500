"""Pictures on paper: board, body and app in a row; a floor plan with sensors; a phone beside the knob that it turns."""

from math import cos, radians, sin
from random import Random

from ..core import material as m
from ..core.camera import View
from ..core.grade import Grade
from ..core.light import card, mirrored, moonlight, softbox, world
from ..core.mesh import Material, Object, arc, block, group, label, place, sheet, slab
from ..core.outline import Point, squircle
from ..core.shot import ON_WALL, Card, Shot
from ..products import carbon_monoxide_sensor, dimmer_knob, gas_sensor, gateway, humidity_sensor
from ..sets import traces
from ..sets.bench import pencil, steel_rule
from ..sets.drawn import lines
from ..sets.phone import dial, phone
from ..sets.tabletop import by_day, by_night, leafy_sun
from .taken_apart import dimmer_board

ROW_VIEW = View(-6, 37, 352, (2, 16, 24), focus=(30, -8, 24), lens=85, stop=26)
PHONE_VIEW = View(-17, 7, 330, (2, -30, 88), focus=(20, -50, 96), lens=85, stop=9)
PLAN_VIEW = View(-16, 31, 520, (6, 0, 12), focus=(-20, -60, 20), lens=70, stop=9)


FACES = (Card((88, 70, 78), (0.1, -0.65, 0.75), (170, 300), 20, 600), Card((14, -10, 30), (0, 0, 1), (240, 420), 11, 600))


def row() -> None:
    """By day."""
    by_day(ROW_VIEW, "#C3B7A5", scale=1.6, cards=FACES)
    _row()


def row_by_night() -> None:
    """On dark paper."""
    by_night(ROW_VIEW, "#24262B", scale=1.6, key=0.9, cards=FACES)
    _row()


def _row() -> None:
    """Dimmer Knob three times: as a board, as a body, as an app; behind them, the app as it was drawn."""
    _sketches()
    board = place(dimmer_board(), (-112, 4, 0), (0, 0, 24))
    board.scale = (1.16,) * 3
    place(dimmer_knob.build(level=0.62), (-6, 2, 0))
    device = phone(power=1.1)
    dial(device, level=0.62, power=1.1)
    place(device, (106, 30, 49.6), (41, 0, -7))
    wedge = group("wedge", (108, 48, 0), (0, 0, -7))
    block("wedge", (46, 52, 40), m.matte("#2A2D2F", 0.55, 0.04, 60), wedge, (0, 6, 0), edge=5)
    traces.cable([(108, 74, 8), (112, 96, 3), (150, 128, 2), (240, 150, 2), (420, 210, 2)], 3.8, "#CFC9BE")
    traces.fingerprint((118, -8, 22.2), (41, 0, 20), (12, 16))


def _sketches() -> None:
    """Two sheets with screens in ink and the ways between them, a pencil on the first."""
    ink, grey, amber = m.matte("#2B2F2E", 0.8), m.matte("#8D8980", 0.85), m.matte("#E08A2C", 0.7)
    for at, turn, names in (((-88, 116, 0), 5, ("Pair", "Room", "Offline")), ((40, 150, 0.4), -7, ("Scenes", "Alarm"))):
        paper = group("sheet", at, (0, 0, turn))
        slab("paper", squircle(62 * len(names) + 18, 140, 1.2), 0, 0.3, m.matte("#EFEAE0", 0.9, 0.02, 120), paper, edge=0.1, foot=0.05)
        for i, name in enumerate(names):
            x = 62 * (i - (len(names) - 1) / 2)
            _screen(group("screen", (x, -2, 0.3), (0, 0, 0), paper), i, ink, grey, amber)
            label(name, 6.5, (x, 60, 0.4), ink, paper, 500)
            if i:
                lines(paper, [[(x - 38, 6), (x - 24, 6)], [(x - 28, 9), (x - 24, 6), (x - 28, 3)]], 0.9, amber, 0.4)
    pencil((-168, 66, 0.3), 44)


def _screen(root: Object, kind: int, ink: Material, grey: Material, amber: Material) -> None:
    """A screen of 46 x 100 mm: a dial, a list or a notice, and what lies below it."""
    outline = squircle(46, 100, 8)
    lines(root, [[*outline, outline[0]], [(-7, -45), (7, -45)]], 0.9, ink)
    if kind != 2:
        place(arc("track", 12.4, 13.6, 0.1, 225, -45, grey, root), (0, 18, 0))
        place(arc("level", 11.4, 14.4, 0.2, 225, 60 if kind else 150, amber, root), (0, 18, 0))
    rows = range(-32, 28 if kind == 2 else -8, 11)
    lines(root, [[(-17, y), (4 + 5 * (y % 2), y)] for y in rows], 1.4, grey)
    for y in rows:
        lines(root, [[(x + 11, y + z) for x, z in (*squircle(9, 5, 2.5, segments=4, straight=1), (4.5, 0))]], 0.6, ink)
    lines(root, [[(-12, 40), (12, 40)]], 1.6, ink)


def beside() -> None:
    """In the morning."""
    _beside()
    world("#DCE6F4", "#A9A294", 0.34, glossy=0.35)
    softbox((-900, -900, 700), (0, 0, 90), (420, 520), 520, "#FFF1E0", 1.0)
    softbox((900, -1100, 500), (0, 0, 90), (700, 700), 160, "#DCE6FA", 0.8, glossy=False)
    _face(16)
    leafy_sun((20, 0, 110), (0.86, 0.5, -0.42), 3.0, 560, 420)


def beside_by_night() -> None:
    """By the reading lamp that both of them dim."""
    _beside()
    moonlight(0.03, glossy=0.12)
    softbox((-420, -330, 430), (-40, 0, 100), (160, 160), 90, "#FFC48C")
    softbox((900, -900, 500), (0, 0, 90), (500, 500), 60, "#93AEE6", glossy=False)
    _face(5)


def _beside() -> None:
    """The app and the knob show the same level, on a plaster wall."""
    sheet("wall", 6000, 4000, m.plaster("#CFC3B1", 0.06), None, (0, 0, 600), (90, 0, 0))
    block("shelf", (1400, 130, 24), m.oak("X", "#A98D70", "#755F4A", 1.0), None, (0, -67, -24), edge=2.5)
    place(dimmer_knob.build(level=0.62, glow=2.6), (-72, 0, 122), ON_WALL)
    device = phone(power=1.15)
    dial(device, level=0.62, power=1.15)
    place(device, (66, -27, 72.6), (77, 0, -3))


def _face(power: float) -> None:
    """The card that the knob's front mirrors."""
    face = (-64, -30, 112)
    card(mirrored(PHONE_VIEW.eye, face, (0, -1, 0), 620), face, (230, 420), power, "#F1F5FF", 2.2)


WALLS: tuple[list[Point], ...] = (
    [(-230, -60), (-230, 150), (230, 150), (230, -150), (70, -150)],
    [(30, -150), (-230, -150), (-230, -100)],
    [(-60, 150), (-60, 66)],
    [(-60, 26), (-60, -20), (-150, -20)],
    [(-190, -20), (-230, -20)],
    [(70, 150), (70, 110)],
    [(70, 70), (70, 6), (150, 6)],
    [(190, 6), (230, 6)],
    [(-60, -62), (-60, -150)],
    [(70, -150), (70, -104)],
    [(70, -64), (70, -34)],
)
DOORS = (
    (-60, 26, 40, 90, 0),
    (-150, -20, 40, 180, 270),
    (70, 70, 40, 90, 180),
    (150, 6, 40, 0, 90),
    (30, -150, 40, 0, 90),
    (70, -104, 40, 90, 0),
)


def _plan(root: Object) -> None:
    """Ground floor in ink, dimensions in grey."""
    ink, grey = m.matte("#2B2F2E", 0.8), m.matte("#9B978E", 0.85)
    lines(root, WALLS, 5.0, ink)
    for x, y, r, a0, a1 in DOORS:
        lines(root, [[(x + r * cos(t), y + r * sin(t)) for t in (radians(a0 + (a1 - a0) * k / 24) for k in range(25))]], 0.6, ink)
        lines(root, [[(x, y), (x + r * cos(radians(a1)), y + r * sin(radians(a1)))]], 0.9, ink)
    for x0, x1, text in ((-230, -60, "4 250"), (-60, 70, "3 250"), (70, 230, "4 000")):
        lines(root, [[(x0, 170), (x1, 170)]], 0.45, grey)
        for x in (x0, x1):
            lines(root, [[(x - 3, 167), (x + 3, 173)]], 0.6, grey)
        label(text, 7, ((x0 + x1) / 2, 176, 0.1), grey, root)
    for text, x, y in (("BEDROOM", -146, 116), ("HALL", 4, 116), ("BATH", 150, 116), ("LIVING ROOM", -146, -128), ("KITCHEN", 150, -128)):
        label(text, 6.5, (x, y, 0.1), grey, root, 500)
    label("Ground floor  1:50", 7, (196, -184, 0.1), grey, root)


def _range(root: Object, at: Point, radius: float, seed: int) -> None:
    """Circle in pencil, drawn twice by hand."""
    chance = Random(seed)
    rounds: list[list[Point]] = []
    for _ in range(2):
        x, y, start = at[0] + chance.uniform(-1.6, 1.6), at[1] + chance.uniform(-1.6, 1.6), chance.uniform(0, 360)
        turn = [radians(start + 372 * k / 96) for k in range(97)]
        rounds.append([(x + (radius + 1.4 * sin(2 * t + seed)) * cos(t), y + radius * sin(t)) for t in turn])
    lines(root, rounds, 0.75, m.matte("#6B6A67", 0.7), 0.14)


def plan() -> None:
    """In late sun."""
    _planned()
    world("#E4EAF4", "#A79C8C", 0.3, glossy=0.4)
    softbox((-1100, 500, 900), (0, 0, 0), (500, 700), 900, "#FFEBD2", 1.0)
    leafy_sun((0, -10, 0), (0.86, -0.28, -0.44), 3.4, 620, 560)


def plan_by_night() -> None:
    """Under a desk lamp that stands outside the picture."""
    _planned()
    moonlight(0.03, glossy=0.2)
    softbox((-330, 260, 420), (-30, 20, 0), (130, 130), 100, "#FFC48C")
    softbox((1000, -500, 800), (0, 0, 0), (500, 700), 80, "#93AEE6", glossy=False)


def _planned() -> None:
    """Where the radio reaches: the plan of a house on a table, with the devices set on it."""
    block("table", (1600, 1100, 30), m.oak("X", "#A98D70", "#755F4A", 0.9), None, (0, 60, -31), edge=4)
    drawing = group("plan", (0, 0, 0), (0, 0, 3))
    slab("sheet", squircle(560, 420, 1.2), -0.6, 0, m.matte("#EFEAE0", 0.9, 0.02, 120), drawing, edge=0.1, foot=0.05)
    _plan(drawing)
    for i, (x, y, r) in enumerate(((4, 20, 118), (-150, 66, 66), (150, -66, 74))):
        _range(drawing, (x, y), r, i + 2)
    hub = place(gateway.build(), (4, 20, 0), (0, 0, 14))
    hub.parent, hub.scale = drawing, (0.62,) * 3
    for body, at, turn in (
        (humidity_sensor.build(humidity=48, warmth=19.2), (-150, 66, 31), (84, 0, -12)),
        (carbon_monoxide_sensor.build(), (150, -66, 0), (0, 0, 0)),
        (gas_sensor.build(), (-150, -80, 0), (0, 0, 8)),
    ):
        place(body, at, turn).parent = drawing
        for part in body.children:
            if part.name.startswith(("cord", "plug")):
                part.hide_render = True
        body.scale = (1.0 if at[2] else 0.66,) * 3
    pencil((88, 60, 0), -32)
    steel_rule((-40, -196, 0), 8)


ROW = Shot(ROW_VIEW, scene=row, grade=Grade(exposure=0.22))
ROW_DARK = Shot(ROW_VIEW, scene=row_by_night, grade=Grade(exposure=-0.3, bloom=0.14))
BESIDE = Shot(PHONE_VIEW, scene=beside, grade=Grade(exposure=0.35))
BESIDE_DARK = Shot(PHONE_VIEW, scene=beside_by_night, grade=Grade(exposure=0.35, bloom=0.14))
PLAN = Shot(PLAN_VIEW, scene=plan, grade=Grade(exposure=0.3))
PLAN_DARK = Shot(PLAN_VIEW, scene=plan_by_night, grade=Grade(exposure=0.3))
