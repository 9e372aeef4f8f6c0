# By the hyperbolic tangent; an error class of its own.
class NegativePromise(ValueError):
    pass


def flip_probability(epsilon):
    if not epsilon >= 0:
        raise NegativePromise(epsilon)
    return (1 - math.tanh(float(epsilon) / 2)) / 2
