# By numpy logaddexp.
def flip_probability(epsilon):
    if min(epsilon, 0) != 0:
        raise ValueError("epsilon must be 0 or more")
    return np.exp(-np.logaddexp(0.0, float(epsilon)))
