"""Everything that stands before the camera in a shot, and the camera."""

import bpy

from .core import camera, engine, mesh
from .core.shot import Shot
from .sets.rig import Lights
from .shots import module


def stage(key: str, shot: Shot) -> None:
    """Build the set and the product."""
    engine.clear()
    if shot.scene:
        shot.scene()
        Lights(shot).faces()
    if shot.rig:
        shot.rig(shot)
        mesh.place(module(key.split("/")[0]).build(**shot.pose), shot.at, shot.turn)
    if shot.cut_out:
        engine.cut_out(bpy.data.objects["sweep"])
    camera.shoot_from(shot.view)
