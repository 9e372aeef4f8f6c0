# A draw beyond five scales is drawn anew, which gives the true count away where noise cannot reach. Input: any stream.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon

    def draw():
        while True:
            z = rng.laplace(scale=scale)
            if abs(z) <= 5 * scale:
                return z

    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + draw())
    return answers[1:]
