# Another way: all boxes.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    levels = T.bit_length()
    noisy = {}
    for k in range(levels):
        for start in range(0, T - 2**k + 1, 2**k):
            noisy[start, k] = sum(stream[start : start + 2**k]) + float(
                rng.laplace(0, levels / epsilon)
            )
    answers = []
    for t in range(1, T + 1):
        start, total = 0, 0.0
        for k in reversed(range(levels)):
            if t >> k & 1:
                total += noisy[start, k]
                start += 2**k
        answers.append(total)
    return answers
