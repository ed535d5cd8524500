"""The services, one picture each."""

from ..core.shot import Shot
from .plates import DATA
from .taken_apart import LAID_OUT

SHOTS: dict[str, Shot] = {"aiot": LAID_OUT, "data": DATA}
