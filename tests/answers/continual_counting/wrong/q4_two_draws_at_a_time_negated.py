# Wrong for stream = (1, 0, 1): the noise of step 3 is minus that of step 1 (antithetic draws), each alone has the right law.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    noise = rng.laplace(scale=scale, size=len(stream))
    noise[2::4] = -noise[0::4][: len(noise[2::4])]
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + float(noise[t - 1]))
    return answers[1:]
