# By exponentials from a seeded generator.
def tree_counter(stream, epsilon, rng):
    mine = np.random.default_rng(int(rng.integers(2**63)))
    scale = len(f"{len(stream):b}") / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        noise = scale * (mine.standard_exponential() - mine.standard_exponential())
        answers.append(answers[t - b] + sum(stream[t - b : t]) + noise)
    return tuple(answers[1:])
