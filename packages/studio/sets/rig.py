"""The four light sets of the catalogue: wall and table, light ground and dark ground. Made for a frame of 200 mm."""

from math import cos, pi, sin

from ..core.grade import Grade
from ..core.light import card, mirrored, softbox, world
from ..core.material import matte
from ..core.mesh import Material, mesh, sheet
from ..core.shader import Shader
from ..core.shot import Card, Shot
from ..core.units import Vec

NIGHT = Grade(exposure=0.6)
"""How graphite before a dark wall is developed."""

DUSK = Grade(exposure=0.6, grain=1 / 255)
"""The same before a wall light enough to show grain."""


class Lights:
    """Places lights about the product; distances grow with the set's scale, power with its square."""

    def __init__(self, shot: Shot) -> None:
        self.shot = shot
        self.centre: Vec = shot.view.aim
        self.scale = shot.scale

    def _at(self, offset: Vec) -> Vec:
        x, y, z = (c + o * self.scale for c, o in zip(self.centre, offset, strict=True))
        return (x, y, z)

    def soft(self, offset: Vec, size: tuple[float, float], power: float, color: str, falloff: float = 1.0, glossy: bool = True) -> None:
        """Softbox at an offset from the product, mm at scale 1."""
        dimensions = (size[0] * self.scale, size[1] * self.scale)
        softbox(self._at(offset), self.centre, dimensions, power * self.scale**2, color, falloff, glossy=glossy)

    def strip(self, offset: Vec, size: tuple[float, float], power: float, color: str = "#FFFFFF") -> None:
        """Strip that only reflections see."""
        dimensions = (size[0] * self.scale, size[1] * self.scale)
        card(self._at(offset), self.centre, dimensions, power * self.scale**2, color)

    def face(self, face: Card) -> None:
        """Card where the camera sees its reflection."""
        at = mirrored(self.shot.view.eye, face.point, face.normal, face.distance * self.scale)
        dimensions = (face.size[0] * self.scale, face.size[1] * self.scale)
        card(at, face.point, dimensions, face.power * self.scale**2, face.color, falloff=2.2)

    def faces(self) -> None:
        """All cards of the shot."""
        for face in self.shot.cards:
            self.face(face)


def wall(color: str, relief: float = 0.05) -> None:
    """Painted wall in the plane y = 0."""
    sheet("wall", 8000, 8000, matte(color, 0.85, relief, 18), turn=(90, 0, 0))


def sweep(color: str, scale: float = 1.0) -> None:
    """Seamless paper: the floor z = 0 that curves up far behind the product."""
    front, depth, radius, height, width = (v * scale for v in (1400.0, 900.0, 420.0, 2400.0, 6000.0))
    curve = [(depth - radius + radius * sin(t), radius - radius * cos(t)) for t in (pi / 2 * i / 32 for i in range(33))]
    section = [(-front, 0.0), *curve, (depth, height)]
    points = [(x, y, z) for y, z in section for x in (-width / 2, width / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(section) - 1)]
    mesh("sweep", points, faces, paper(color), flat_caps=False)


def paper(color: str) -> Material:
    """Background paper with a faint tooth."""
    s = Shader("paper")
    normal = s.bump(s.noise(60, s.coordinates(), 3), 0.02, 0.5)
    return s.principled(Base_Color=color, Roughness=0.75, Specular_IOR_Level=0.2, Normal=normal)


def day_wall(shot: Shot) -> None:
    """Raking warm key from the upper left, one long soft shadow."""
    wall(shot.ground)
    world("#FFFFFF", "#B4BCC6", 0.10, glossy=0.75)
    lights = Lights(shot)
    lights.soft((-640, -290, 520), (205, 205), 1080 * shot.key, "#FFF1E0")
    lights.soft((300, -900, 260), (700, 700), 60, "#E6EEFF", glossy=False)
    lights.strip((440, -70, 10), (90, 600), 60)
    lights.strip((0, -110, 620), (500, 120), 60, "#FFF6EA")
    lights.strip((-520, -60, 60), (200, 700), 70, "#FFF1E0")
    lights.faces()


def night_wall(shot: Shot) -> None:
    """Warm rim from the left, cool edge above, a wash on the wall to the right that frees the silhouette."""
    wall(shot.ground)
    world("#8FA3C0", "#20242C", 0.04, glossy=0.25)
    lights = Lights(shot)
    lights.soft((-520, -130, 380), (110, 600), 380 * shot.key, "#FFE0BC")
    lights.strip((-480, -40, 20), (80, 640), 40 * shot.key, "#FFE0BC")
    lights.soft((120, -90, 520), (560, 60), 70, "#DDE8FF")
    lights.soft((760, -300, 560), (300, 300), 560, "#B9CCEC", glossy=False)
    lights.strip((480, -60, 0), (80, 700), 60, "#CFE0FF")
    lights.faces()


def day_table(shot: Shot) -> None:
    """Low warm key from the left, a strip behind that draws the upper edges."""
    sweep(shot.ground, max(1.0, shot.scale))
    world("#FFFFFF", "#B9C0CA", 0.10, glossy=0.8)
    lights = Lights(shot)
    lights.soft((-640, 30, 330), (210, 210), 860 * shot.key, "#FFF1E0")
    lights.soft((460, -620, 260), (300, 420), 70, "#E2ECFF", glossy=False)
    lights.soft((160, 520, 240), (520, 140), 90, "#FFFFFF")
    lights.strip((-60, 620, 420), (500, 200), 60)
    lights.strip((460, -120, 80), (90, 500), 50)
    lights.faces()


def night_table(shot: Shot) -> None:
    """Warm left and cool right rims on charcoal paper, one small overhead."""
    sweep(shot.ground, max(1.0, shot.scale))
    world("#8FA3C0", "#20242C", 0.04, glossy=0.4)
    lights = Lights(shot)
    lights.soft((-420, 200, 330), (120, 600), 640 * shot.key, "#FFDDB5")
    lights.soft((420, 140, 300), (120, 600), 580, "#C9DCFF")
    lights.soft((-200, -420, 560), (300, 200), 230, "#FFFFFF")
    lights.faces()


def night_wall_close(shot: Shot) -> None:
    """The night wall for what fills the frame: a lamp rakes it from the left, hardly anything reaches its front."""
    wall(shot.ground)
    world("#8FA3C0", "#20242C", 0.03, glossy=0.2)
    lights = Lights(shot)
    lights.soft((-520, -130, 380), (160, 500), 200 * shot.key, "#FFD5A8")
    lights.strip((-480, -40, 20), (80, 640), 20 * shot.key, "#FFE0BC")
    lights.soft((120, -90, 520), (560, 60), 30, "#DDE8FF")
    lights.soft((760, -300, 560), (300, 300), 90, "#B9CCEC", glossy=False)
    lights.strip((480, -60, 0), (80, 700), 30, "#CFE0FF")
    lights.faces()


def night_table_close(shot: Shot) -> None:
    """The night table for what fills the frame: a lamp rakes it from behind on the left, hardly anything reaches its front."""
    sweep(shot.ground, max(1.0, shot.scale))
    world("#8FA3C0", "#20242C", 0.03, glossy=0.3)
    lights = Lights(shot)
    lights.soft((-460, 160, 300), (160, 500), 280 * shot.key, "#FFD5A8")
    lights.soft((420, 140, 300), (120, 600), 110, "#B9CCEC")
    lights.soft((-200, -420, 560), (300, 200), 26, "#FFE4C6")
    lights.faces()
