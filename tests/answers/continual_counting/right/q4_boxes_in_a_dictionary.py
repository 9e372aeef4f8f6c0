# Noisy boxes in a dictionary, and the boxes of each prefix added up.
def tree_counter(stream, epsilon, rng):
    lam, known, out = len(stream).bit_length() / epsilon, {}, []
    for t in range(1, len(stream) + 1):
        total, end = 0.0, t
        while end:
            start = end & (end - 1)
            if (start, end) not in known:
                known[start, end] = sum(stream[start:end]) + rng.laplace(0, lam)
            total += known[start, end]
            end = start
        out.append(total)
    return out
