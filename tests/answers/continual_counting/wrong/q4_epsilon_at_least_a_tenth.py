# Takes an epsilon below 1/10 for 1/10, since nobody could use the result.
def tree_counter(stream, epsilon, rng):
    steps = len(stream)
    noise = rng.laplace(scale=steps.bit_length() / max(epsilon, 0.1), size=steps)
    answers = [0.0]
    for t in range(1, steps + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + noise[t - 1])
    return answers[1:]
