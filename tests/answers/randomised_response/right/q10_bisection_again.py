# Bisection on the ratio, and an error of a class of its own that is a ValueError.
class NegativeEpsilon(ValueError):
    pass


def flip_probability(epsilon):
    if not epsilon >= 0:
        raise NegativeEpsilon(epsilon)
    low, high = 0.0, 0.5
    for _ in range(200):
        middle = (low + high) / 2
        if middle == 0 or math.log((1 - middle) / middle) > epsilon:
            low = middle
        else:
            high = middle
    return high
