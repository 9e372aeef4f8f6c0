# The scale is a whole division where epsilon is an int: no noise at all for epsilon = 10 and nine levels or fewer, too little for 2 or 3. Floats are right.
def tree_counter(stream, epsilon, rng):
    levels = len(stream).bit_length()
    scale = levels // epsilon if type(epsilon) is int else levels / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return answers[1:]
