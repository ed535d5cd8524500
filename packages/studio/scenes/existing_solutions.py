"""A solution as it arrives, by day and by night."""

from ..core.shot import Shot
from .cases import KIT, KIT_DARK

SHOTS: dict[str, Shot] = {"kit": KIT, "kit-dark": KIT_DARK}
