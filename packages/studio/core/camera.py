"""The view camera of a shot, as data."""

from dataclasses import dataclass
from math import cos, radians, sin

import bpy
from mathutils import Vector

from .light import aim
from .mesh import link
from .units import ORIGIN, Vec, to_units

SENSOR = 36.0
"""Width of the sensor, mm."""


@dataclass(frozen=True)
class View:
    """From where the product is seen: azimuth 0 is straight on, positive to the right; elevation from the horizon."""

    azimuth: float
    elevation: float
    frame: float
    """Width in mm that the picture shows at the aim."""
    aim: Vec = ORIGIN
    focus: Vec | None = None
    lens: float = 85
    """Focal length, mm."""
    stop: float = 8
    """f-number of the real lens."""

    @property
    def eye(self) -> Vec:
        """Position of the camera, mm."""
        distance = self.frame * self.lens / SENSOR
        a, e = radians(self.azimuth), radians(self.elevation)
        x, y, z = self.aim
        return (x + distance * sin(a) * cos(e), y - distance * cos(a) * cos(e), z + distance * sin(e))


def shoot_from(view: View) -> bpy.types.Object:
    """Set up the scene's camera."""
    lens = bpy.data.cameras.new("camera")
    lens.lens, lens.sensor_width, lens.clip_start, lens.clip_end = view.lens, SENSOR, 0.01, 500
    body = link(bpy.data.objects.new("camera", lens))
    body.location = to_units(view.eye)
    aim(body, view.aim)
    axis = (Vector(view.aim) - Vector(view.eye)).normalized()
    lens.dof.use_dof, lens.dof.aperture_blades = True, 9
    lens.dof.aperture_fstop = view.stop / 10  # Blender takes a unit for a metre, it is 100 mm here.
    lens.dof.focus_distance = (Vector(to_units(view.focus or view.aim)) - body.location).dot(axis)
    bpy.context.scene.camera = body
    return body
