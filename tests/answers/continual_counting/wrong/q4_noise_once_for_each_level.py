# One draw for each level instead of each box: all boxes of one size share their noise. Input: any stream of 3 steps or more.
def tree_counter(stream, epsilon, rng):
    levels = len(stream).bit_length()
    noise = rng.laplace(scale=levels / epsilon, size=levels)
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        k = (t & -t).bit_length() - 1
        answers.append(answers[t - 2**k] + sum(stream[t - 2**k : t]) + noise[k])
    return answers[1:]
