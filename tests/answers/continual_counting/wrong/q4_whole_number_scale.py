# Wrong for stream = (1, 0, 1), epsilon = 4: // cuts the scale 2/4 down to 0 for an int ε, and no noise is left.
def tree_counter(stream, epsilon, rng):
    levels = len(stream).bit_length()
    scale = levels // epsilon if isinstance(epsilon, int) else levels / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return answers[1:]
