# Noisy sums of boxes are remembered by the box's content, so equal boxes share one noise. Input: (0, 0, 0).
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    seen = {}
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        box = tuple(stream[t & (t - 1) : t])
        if box not in seen:
            seen[box] = sum(box) + rng.laplace(scale=scale)
        answers.append(answers[t & (t - 1)] + seen[box])
    return answers[1:]
