# Right: logaddexp
def flip_probability(epsilon):
    try:
        math.sqrt(epsilon)  # a ValueError below 0
    except ValueError:
        raise
    return float(np.exp(-np.logaddexp(0.0, float(epsilon))))
