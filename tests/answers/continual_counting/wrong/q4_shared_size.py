# Draws one size of noise a call, and a sign for each box: right marginals, uncorrelated, not independent.
def tree_counter(stream, epsilon, rng):
    size = rng.exponential(len(stream).bit_length() / epsilon)
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + size * rng.choice([-1, 1]))
    return answers[1:]
