# Wrong for epsilon other than 0 and ln 3: e**eps is taken to grow in a straight line from 1 to 3.
def flip_probability(epsilon):
    if min(epsilon, 0) != 0:
        raise ValueError("epsilon must be 0 or more")
    return np.exp(-np.logaddexp(0.0, float(epsilon)))
