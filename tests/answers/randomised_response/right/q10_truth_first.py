# From the probability of the truth.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    truth = np.exp(epsilon) / (1 + np.exp(epsilon))
    return 1 - truth if epsilon < 1 else truth / np.exp(epsilon)
