"""A solution as it arrives."""

from ..core.shot import Shot
from .cases import KIT

SHOTS: dict[str, Shot] = {"kit": KIT}
