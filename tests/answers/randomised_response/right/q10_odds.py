# From odds to probability, with a subclass of ValueError.
class Impossible(ValueError):
    pass


def flip_probability(epsilon):
    if math.copysign(1, epsilon) < 0 and epsilon != 0:
        raise Impossible(epsilon)
    odds = math.e ** (-float(epsilon))
    return odds / (1 + odds)
