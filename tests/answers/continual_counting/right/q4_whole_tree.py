# Draws every box of the tree, used or not.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    levels = T.bit_length()
    noise = [rng.laplace(scale=levels / epsilon, size=T // 2**k) for k in range(levels)]
    prefix = np.concatenate([[0], np.cumsum(stream)])
    answers = []
    for t in range(1, T + 1):
        total, start = float(prefix[t]), 0
        for k in reversed(range(levels)):
            if t >> k & 1:
                total += noise[k][start >> k]
                start += 1 << k
        answers.append(total)
    return answers
