# The probability is not let below 1/1000, although epsilon = 10 allows 0.000045.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("no protocol keeps such a promise")
    return max(1 / (1 + math.exp(epsilon)), 0.001)
