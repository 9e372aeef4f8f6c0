# After a thousand steps begins a new tree, whose answers forget what was before.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    out = []
    for start in range(0, len(stream), 1000):
        part, answers = stream[start : start + 1000], [0.0]
        for t in range(1, len(part) + 1):
            before = t & (t - 1)
            answers.append(answers[before] + sum(part[before:t]) + rng.laplace(scale=lam))
        out += answers[1:]
    return out
