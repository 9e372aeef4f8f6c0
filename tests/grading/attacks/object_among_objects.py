"""Where one answer may be an object, another one forges a number."""

COURSE = "styles"
ANSWERS = {
    "norm": r"""
class Vector:
    def __init__(self, x, y):
        self.x, self.y = x, y
    def __sub__(self, other):
        return Vector(self.x - other.x, self.y - other.y) if isinstance(other, Vector) else 0.0
    def __abs__(self):
        return math.hypot(self.x, self.y)
def norm(v):
    return v
""",
}
