# Wrong at the second call: the draws of the boxes are kept from the first one, whatever rng is.
q4_drawn = {}


def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        if (t - b, t) not in q4_drawn:
            q4_drawn[t - b, t] = rng.laplace()
        answers.append(answers[t - b] + sum(stream[t - b : t]) + scale * q4_drawn[t - b, t])
    return answers[1:]
