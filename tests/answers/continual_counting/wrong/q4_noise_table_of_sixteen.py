# Wrong for stream = (1, 0) * 20: sixteen draws are made and used again from step 17 on, so the boxes of steps 1 and 17 share one noise.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    table = rng.laplace(scale=scale, size=16)
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + float(table[(t - 1) % 16]))
    return answers[1:]
