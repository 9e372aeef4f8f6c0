# Another road: By decimal.
from decimal import Decimal


def distances(epsilon, n):
    def tanh(x):
        e = (-2 * x).exp()
        return (1 - e) / (1 + e)

    e = Decimal(epsilon)
    return tanh(n * e / 2), min(Decimal(1), (n * e * tanh(e / 2) / 2).sqrt())


exact = distances


def distances(epsilon, n):
    return tuple(map(float, exact(epsilon, n)))
