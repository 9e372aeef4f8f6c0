# Laplace noise as a difference of two exponentials, 1 and 0 as answers.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    def noise(scale):
        return scale * (rng.exponential() - rng.exponential())

    tau = threshold + noise(1 / (share * epsilon))
    left, said = answers, ()
    for v in values:
        if left == 0:
            break
        said += (1 if v - tau >= noise(2 * answers / ((1 - share) * epsilon)) else 0,)
        left -= said[-1]
    return said
