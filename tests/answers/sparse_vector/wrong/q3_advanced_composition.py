# For many answers the noise grows with the root of c only, as in advanced composition; there is no delta here.
# Witness: values=[-60], threshold=0, epsilon=4, share=0.5, answers=50: chance of above is about 0.111 here, and should be about 0.155.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    first = 1 / (share * epsilon)
    times = min(answers, math.sqrt(2 * answers * math.log(1e6)))
    second = 2 * times / ((1 - share) * epsilon)
    limit = threshold + rng.laplace(scale=first)
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=second) >= limit))
        if sum(said) == answers:
            break
    return said
