# A seed below 1000 is drawn and a new generator made from it, so only 1000 different sessions can happen
# Witness: 3000 calls for (0,) have no more than 1000 different answers?; (lambda r: len({tree_counter((0,), 1.0, r)[0] for _ in range(3000)}) <= 1000)(np.random.default_rng(1)) gives True, right is False
def tree_counter(stream, epsilon, rng):
    own = np.random.default_rng(int(rng.integers(1000)))
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + own.laplace(scale=scale))
    return answers[1:]
