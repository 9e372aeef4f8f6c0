# By the hyperbolic tangent.
def flip_probability(epsilon):
    if not epsilon >= 0:
        raise ValueError(epsilon)
    return (1 - np.tanh(epsilon / 2)) / 2
