# Whole tree first.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    levels = math.floor(math.log2(T)) + 1
    tree = {}
    for k in range(levels):
        size = 2**k
        for s in range(0, T - size + 1, size):
            tree[s, s + size] = sum(stream[s : s + size]) + float(
                rng.laplace(0.0, levels / epsilon)
            )
    answers = []
    for t in range(1, T + 1):
        start, total = 0, 0.0
        while start < t:
            size = 2 ** ((t - start).bit_length() - 1)
            total += tree[start, start + size]
            start += size
        answers.append(total)
    return tuple(answers)
