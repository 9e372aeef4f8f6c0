# Dual numbers (value, slope) through weight, sum and quotient.
class Dual:
    def __init__(self, value, slope=0.0):
        self.value, self.slope = value, slope

    def __add__(self, other):
        return Dual(self.value + other.value, self.slope + other.slope)

    def __truediv__(self, other):
        top = self.slope * other.value - self.value * other.slope
        return Dual(self.value / other.value, top / other.value**2)


def slopes(utilities, sensitivity):
    weights = [Dual(1.0, u / (2 * sensitivity)) for u in utilities]
    total = weights[0]
    for w in weights[1:]:
        total = total + w
    return [(w / total).slope for w in weights]
