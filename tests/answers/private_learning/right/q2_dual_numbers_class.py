# Forward differentiation with a small class of dual numbers.
class Dual:
    def __init__(self, value, change=0.0):
        self.value, self.change = value, change

    def __add__(self, other):
        return Dual(self.value + other.value, self.change + other.change)

    def times(self, c):
        return Dual(c * self.value, c * self.change)

    def sigmoid(self):
        y = 1 / (1 + math.exp(-self.value))
        return Dual(y, y * (1 - y) * self.change)


def density(weight, records, strength, epsilon):
    w = Dual(float(weight), 1.0)
    slope = Dual(0.0)  # n times the slope of the risk without the tilt
    for r in records:
        slope = slope + w.times(-r).sigmoid().times(-r) + w.times(strength)
    noise = epsilon / 4 * math.exp(-epsilon / 2 * abs(slope.value))
    return noise * slope.change
