# Wrong for epsilon above 5: it raises a ValueError, "this is not private".
def flip_probability(epsilon):
    if min(epsilon, 0) != 0:
        raise ValueError("epsilon must be 0 or more")
    return np.exp(-np.logaddexp(0.0, float(epsilon)))
