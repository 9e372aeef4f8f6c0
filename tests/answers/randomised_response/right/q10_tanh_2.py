# By the hyperbolic tangent.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError
    return (1 - math.tanh(epsilon / 2)) / 2
