# Keeps one open box a level, and closes the smaller ones when a larger one is full.
def tree_counter(stream, epsilon, rng):
    levels = len(stream).bit_length()
    true, noisy, answers = [0] * levels, [0.0] * levels, []
    for t, event in enumerate(stream, start=1):
        level = (t & -t).bit_length() - 1
        true[level] = sum(true[:level]) + event
        noisy[level] = true[level] + rng.laplace(0, levels / epsilon)
        true[:level] = [0] * level
        answers.append(sum(noisy[k] for k in range(levels) if t >> k & 1))
    return answers
