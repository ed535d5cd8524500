"""Cycles: an empty scene, the sampling, and the picture as linear light."""

import tempfile
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.float32]


@dataclass(frozen=True)
class Quality:
    """Size in pixels and samples per pixel."""

    width: int
    height: int
    samples: int
    threshold: float
    """Noise at which a pixel is left alone."""

    @property
    def wide(self) -> "Quality":
        """The same sampling at 16:9, a fifth wider."""
        width = self.width * 6 // 5
        return Quality(width, width * 9 // 16, self.samples, self.threshold)


PREVIEW = Quality(640, 480, 10, 0.15)
MASTER = Quality(1600, 1200, 12, 0.12)


def clear() -> None:
    """Start from an empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = "CYCLES"


def cut_out(ground: bpy.types.Object) -> None:
    """Leave nothing of the ground but the shadows on it: the picture lies on whatever is behind it."""
    bpy.context.scene.render.film_transparent = True
    ground.is_shadow_catcher = True


def render(quality: Quality, threads: int, clamp: float = 8) -> Pixels:
    """Rows from the top of linear RGB, denoised; of a cut-out, RGB premultiplied and alpha. `clamp` limits fireflies."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = quality.width, quality.height
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    _sample(scene.cycles, quality, clamp)
    return _read(scene)


def _sample(cycles: bpy.types.PropertyGroup, quality: Quality, clamp: float) -> None:
    """Adaptive sampling with a fixed seed, Open Image Denoise with cleaned guides."""
    cycles.device, cycles.seed = "CPU", 7
    cycles.samples, cycles.use_adaptive_sampling = quality.samples, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = quality.threshold, max(8, quality.samples // 3)
    cycles.sample_clamp_indirect, cycles.max_bounces = clamp, 8
    cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 2, 3, 8
    cycles.use_light_tree = False  # With under ten lights it costs more than it saves.
    cycles.caustics_reflective, cycles.caustics_refractive, cycles.blur_glossy = False, False, 0.6
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    cycles.denoising_input_passes, cycles.denoising_prefilter = "RGB_ALBEDO_NORMAL", "ACCURATE"
    cycles.denoising_quality = "BALANCED"


def _read(scene: bpy.types.Scene) -> Pixels:
    """Render by way of a float file, which is where Blender hands pixels over."""
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth = "OPEN_EXR", "32"
    settings.color_mode, channels = ("RGBA", 4) if scene.render.film_transparent else ("RGB", 3)
    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = str(Path(folder) / "frame.exr")
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(scene.render.filepath)
        width, height = image.size
        flat = np.empty(width * height * image.channels, np.float32)
        image.pixels.foreach_get(flat)
    return flat.reshape(height, width, image.channels)[::-1, :, :channels].copy()
