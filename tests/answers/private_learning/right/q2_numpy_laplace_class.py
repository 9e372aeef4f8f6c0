# Numpy, and a small class for the density of the tilt.
class Tilt:
    def __init__(self, epsilon):
        self.scale = 2 / epsilon

    def density(self, b):
        return np.exp(-np.abs(b) / self.scale) / (2 * self.scale)


def density(weight, records, strength, epsilon):
    """The density of the released weight."""
    r = np.array(records, dtype=np.float64)
    pull = np.exp(-np.logaddexp(0.0, r * weight))
    bend = np.exp(r * weight - 2 * np.logaddexp(0.0, r * weight))
    b = float(np.sum(r * pull - strength * weight))
    return float(Tilt(epsilon).density(b) * np.sum(strength + r * r * bend))
