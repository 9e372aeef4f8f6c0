# Wrong for len(stream) = 4: the single steps 1 and 3 share one draw.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers, kept = [0.0], {}
    for t in range(1, len(stream) + 1):
        b = t & -t
        place = (b, t // (4 * b))
        if place not in kept:
            kept[place] = rng.laplace(scale=scale)
        answers.append(answers[t - b] + sum(stream[t - b : t]) + kept[place])
    return answers[1:]
