# The answers are rounded to twelve decimals, where nothing may be rounded.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return [round(answer, 12) for answer in answers[1:]]
