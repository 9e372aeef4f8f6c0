# One running sum for each level, reset when a higher one takes over.
def tree_counter(stream, epsilon, rng):
    levels = len(stream).bit_length()
    exact, noisy, answers = [0.0] * levels, [0.0] * levels, []
    for t, event in enumerate(stream, start=1):
        k = (t & -t).bit_length() - 1
        exact[k] = sum(exact[:k]) + event
        for j in range(k):
            exact[j] = noisy[j] = 0.0
        noisy[k] = exact[k] + rng.laplace(0, levels / epsilon)
        answers.append(sum(noisy[j] for j in range(levels) if t >> j & 1))
    return answers
