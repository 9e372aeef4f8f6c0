# Draws exponential sizes for each box, but one fair sign for all of a call.
def tree_counter(stream, epsilon, rng):
    steps = len(stream)
    sign = 1 if rng.random() < 0.5 else -1
    noise = sign * rng.exponential(steps.bit_length() / epsilon, size=steps)
    answers = [0.0]
    for t in range(1, steps + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + noise[t - 1])
    return answers[1:]
