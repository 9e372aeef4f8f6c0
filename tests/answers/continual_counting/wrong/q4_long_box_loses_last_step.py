# Boxes of 1024 steps or more leave out their last step.
def tree_counter(stream, epsilon, rng):
    steps = len(stream)
    noise = rng.laplace(scale=steps.bit_length() / epsilon, size=steps)
    answers = [0.0]
    for t in range(1, steps + 1):
        b = t & -t
        box = stream[t - b : t] if b < 1024 else stream[t - b : t - 1]
        answers.append(answers[t - b] + sum(box) + noise[t - 1])
    return answers[1:]
