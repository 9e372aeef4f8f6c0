# Uses the hyperbolic tangent of half of epsilon.
def flip_probability(epsilon: float) -> float:
    if not epsilon >= 0:
        raise ValueError("a promise that cannot be kept")
    return (1 - np.tanh(epsilon / 2)) / 2
