"""An answer that is the class of the objects which another answer may give."""

COURSE = "styles"
ANSWERS = {
    "norm": r"""
class Vector:
    def __init__(self, x, y=None):
        self.x, self.y = x, y
    def __sub__(self, other):
        return Vector(self.x - other.x, self.y - other.y) if isinstance(other, Vector) else 0.0
    def __abs__(self):
        return math.hypot(self.x, self.y)
norm = Vector
""",
}
