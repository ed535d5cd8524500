"""The map as a stack of layers."""

from ..core.shot import Shot
from .plates import LAYERS

SHOTS: dict[str, Shot] = {"layers": LAYERS}
