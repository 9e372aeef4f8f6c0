# Wrong for stream = (0,) * 6: if there is no event at all, exact zeros are published, which tells so.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    levels = T.bit_length()
    noisy = {}
    for k in range(levels):
        size = 2**k
        for s in range(0, T - size + 1, size):
            noisy[s + 1, s + size] = sum(stream[s : s + size]) + rng.laplace(0, levels / epsilon)
    answers = []
    for t in range(1, T + 1):
        start, total = 0, 0.0
        for k in reversed(range(levels)):
            if t >> k & 1:
                total += noisy[start + 1, start + 2**k]
                start += 2**k
        answers.append(total)
    return answers
