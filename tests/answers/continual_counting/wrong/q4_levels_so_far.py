# Wrong at t = 1 of a stream of 4.
def tree_counter(stream, epsilon, rng):
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        z = rng.laplace(scale=t.bit_length() / epsilon)
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z)
    return answers[1:]
