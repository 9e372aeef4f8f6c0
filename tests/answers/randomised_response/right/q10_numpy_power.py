# Numpy, with the raise in an else.
def flip_probability(epsilon):
    if epsilon >= 0:
        return np.reciprocal(1.0 + np.exp(float(epsilon)))
    else:
        raise ValueError(f"no protocol is {epsilon}-DP")
