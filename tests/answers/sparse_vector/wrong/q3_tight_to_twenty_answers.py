# At most 20 times above are paid for and given, though answers may be 50. Input: 200 values over the threshold, answers 50.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    answers = min(answers, 20)
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(said) == answers:
            break
    return said
