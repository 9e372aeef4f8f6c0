# One vector of draws, the newest box behind the prefix before it.
def tree_counter(stream, epsilon, rng):
    steps = len(stream)
    noise = rng.laplace(scale=steps.bit_length() / float(epsilon), size=steps)
    total, answers = [0, *itertools.accumulate(stream)], [0.0]
    for t in range(1, steps + 1):
        b = t & -t
        answers.append(answers[t - b] + (total[t] - total[t - b]) + noise[t - 1])
    return answers[1:]
