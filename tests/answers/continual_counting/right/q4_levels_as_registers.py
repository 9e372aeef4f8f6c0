# Levels as registers.
def tree_counter(stream, epsilon, rng):
    # The binary counter of the literature: one register for each level.
    levels = len(stream).bit_length()
    exact, noisy, answers = [0] * levels, [0.0] * levels, []
    for t, event in enumerate(stream, start=1):
        i = (t & -t).bit_length() - 1
        exact[i] = sum(exact[:i]) + event
        for j in range(i):
            exact[j], noisy[j] = 0, 0.0
        noisy[i] = exact[i] + rng.choice([-1, 1]) * rng.exponential(levels / epsilon)
        answers.append(sum(noisy[j] for j in range(levels) if t >> j & 1))
    return answers
