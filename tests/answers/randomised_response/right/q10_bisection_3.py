# Halves the interval from 0 to 1/2 until the two ends meet.
class Negative(ValueError):
    pass


def flip_probability(epsilon):
    if epsilon < 0:
        raise Negative(epsilon)
    allowed = math.exp(epsilon)
    low, high = 0.0, 0.5
    while low < (middle := (low + high) / 2) < high:
        low, high = (middle, high) if 1 - middle > allowed * middle else (low, middle)
    return high
