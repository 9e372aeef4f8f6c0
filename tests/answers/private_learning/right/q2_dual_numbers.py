# A small class of dual numbers differentiates the gradient of the risk.
class Dual:
    def __init__(self, a, d=0.0):
        self.a, self.d = a, d

    def __add__(self, other):
        return Dual(self.a + other.a, self.d + other.d)

    def __rmul__(self, c):
        return Dual(c * self.a, c * self.d)

    def sigmoid(self):
        s = 1 / (1 + math.exp(-self.a))
        return Dual(s, s * (1 - s) * self.d)


def density(weight, records, strength, epsilon):
    w = Dual(float(weight), 1.0)
    total = len(records) * strength * w
    for r in records:
        total = total + (-r) * ((-r) * w).sigmoid()
    return epsilon * math.exp(-0.5 * epsilon * abs(total.a)) * total.d * 0.25
