"""A thin builder over a material's node tree."""

from typing import Any, TypeAlias

import bpy

from .units import MM, linear

Socket: TypeAlias = bpy.types.NodeSocket


class Shader:
    """Material under construction; values may be numbers, colours or sockets."""

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def feed(self, node: bpy.types.Node, key: str | int, value: Any) -> None:
        """Set an input, or connect it."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, node.inputs[key])
        else:
            node.inputs[key].default_value = linear(value) if isinstance(value, str) else value

    def node(self, kind: str, inputs: dict[str, Any] | None = None, **settings: Any) -> bpy.types.Node:
        """New node 'ShaderNode' + kind with its settings and inputs."""
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.feed(node, key, value)
        return node

    def math(self, operation: str, a: Any, b: Any = 0.0) -> Socket:
        """One arithmetic step."""
        node = self.node("Math", operation=operation)
        self.feed(node, 0, a)
        self.feed(node, 1, b)
        return node.outputs[0]

    def coordinates(self, kind: str = "Object", scale: tuple[float, float, float] = (1, 1, 1)) -> Socket:
        """Texture coordinates in Blender units, scaled."""
        source = self.node("TexCoord").outputs[kind]
        return self.node("Mapping", {"Vector": source, "Scale": scale}).outputs[0]

    def axes(self, vector: Socket) -> tuple[Socket, Socket, Socket]:
        """The components of a vector."""
        split = self.node("SeparateXYZ", {"Vector": vector})
        return (split.outputs[0], split.outputs[1], split.outputs[2])

    def noise(self, scale: float, vector: Socket, detail: float = 2, roughness: float = 0.5) -> Socket:
        """Fractal noise, about 0.5."""
        inputs = {"Scale": scale, "Detail": detail, "Roughness": roughness, "Vector": vector}
        return self.node("TexNoise", inputs).outputs[0]

    def ramp(self, factor: Socket, *stops: tuple[float, str]) -> Socket:
        """Colour by factor."""
        node = self.node("ValToRGB", {"Fac": factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops, strict=True):
            element.position, element.color = position, linear(color)
        return node.outputs[0]

    def bump(self, height: Socket, strength: float, depth: float) -> Socket:
        """Normal from a height field; `depth` in mm."""
        return self.node("Bump", {"Height": height, "Strength": strength, "Distance": depth * MM}).outputs[0]

    def principled(self, **inputs: Any) -> bpy.types.Material:
        """Finish with the principled surface; underscores stand for spaces."""
        names = {key.replace("_", " "): value for key, value in inputs.items()}
        return self.surface(self.node("BsdfPrincipled", names).outputs[0])

    def surface(self, closure: Socket) -> bpy.types.Material:
        """Finish with any closure."""
        self.tree.links.new(closure, self.output.inputs[0])
        return self.material
