# Wrong for stream = (0, 1, 1): the box 1-2 gets a new draw whenever it is used.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = []
    for t in range(1, len(stream) + 1):
        noise = sum(rng.laplace(scale=scale) for _ in range(t.bit_count()))
        answers.append(sum(stream[:t]) + noise)
    return answers
