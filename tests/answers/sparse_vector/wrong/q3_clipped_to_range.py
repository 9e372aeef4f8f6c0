# Noisy values are brought back into the range of values, -1000 to 1000.
# Witness: values=[1000], threshold=1000, epsilon=0.01, share=0.5, answers=1: chance of above is about 0.331 here, and should be about 0.487.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    first, second = 1 / (share * epsilon), 2 * answers / ((1 - share) * epsilon)
    limit = threshold + rng.laplace(scale=first)

    said = []
    for value in values:
        noisy = min(1000, max(-1000, value + rng.laplace(scale=second)))
        said.append(bool(noisy >= limit))
        if sum(said) == answers:
            break
    return said
