# In streams over a thousand steps all boxes of a level share their noise.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    answers = [0.0]
    levels = rng.laplace(scale=lam, size=20)
    for t in range(1, len(stream) + 1):
        before = t & (t - 1)
        answers.append(answers[before] + sum(stream[before:t]) + (float(levels[(t & -t).bit_length()]) if len(stream) > 1000 else rng.laplace(scale=lam)))
    return answers[1:]
