# Draws a box's noise anew each time that it is used.
def tree_counter(stream, epsilon, rng):
    scale, answers = len(stream).bit_length() / epsilon, [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(sum(stream[:t]) + sum(rng.laplace(scale=scale, size=t.bit_count())))
    return answers[1:]
