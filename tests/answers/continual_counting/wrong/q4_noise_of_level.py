# Draws one noise a level.
def tree_counter(stream, epsilon, rng):
    levels = len(stream).bit_length()
    z = rng.laplace(0, levels / epsilon, size=levels)
    answers = []
    for t in range(1, len(stream) + 1):
        noise = sum(z[k] for k in range(levels) if t >> k & 1)
        answers.append(sum(stream[:t]) + noise)
    return answers
