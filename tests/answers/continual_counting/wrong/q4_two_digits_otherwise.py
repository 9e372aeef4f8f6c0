# Publishes two digits behind the point.
def tree_counter(stream, epsilon, rng):
    steps = len(stream)
    noise = rng.laplace(scale=steps.bit_length() / epsilon, size=steps)
    answers = [0.0]
    for t in range(1, steps + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + noise[t - 1])
    return [round(float(a), 2) for a in answers[1:]]
