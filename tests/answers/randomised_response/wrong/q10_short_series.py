# Takes 20 terms of the series for the exponential function.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    power, term = 0.0, 1.0
    for k in range(1, 21):
        power += term
        term *= float(epsilon) / k
    return 1 / (1 + power)
