# Wrong for epsilon above 10: "no flips are needed any more", so 0.
def flip_probability(epsilon):
    if min(epsilon, 0) != 0:
        raise ValueError("epsilon must be 0 or more")
    return np.exp(-np.logaddexp(0.0, float(epsilon)))
