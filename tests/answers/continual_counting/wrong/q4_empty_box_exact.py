# Wrong for stream = (0, 0): a box without an event gets no noise.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        inside = sum(stream[t - b : t])
        answers.append(answers[t - b] + (inside + rng.laplace(scale=scale) if inside else 0))
    return answers[1:]
