# Wrong for stream = (1, 0, 1), epsilon = 1: answers are rounded to ten decimals, and the task forbids any rounding.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return [round(a, 10) for a in answers[1:]]
