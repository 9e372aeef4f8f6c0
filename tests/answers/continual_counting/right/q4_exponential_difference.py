# Exponential difference.
def _laplace(rng, scale):
    return scale * (rng.exponential() - rng.exponential())


def tree_counter(stream, epsilon, rng):
    scale = sum(2**k <= len(stream) for k in range(13)) / epsilon
    pending, answers = [], []
    for bit in stream:
        size, count = 1, bit
        while pending and pending[-1][0] == size:
            _, more, _ = pending.pop()
            size, count = 2 * size, count + more
        pending.append((size, count, _laplace(rng, scale)))
        answers.append(sum(c + z for _, c, z in pending))
    return tuple(answers)
