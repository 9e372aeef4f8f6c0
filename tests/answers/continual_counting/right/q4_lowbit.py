# Adds the newest box to an earlier answer.
def tree_counter(stream, epsilon, rng):
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=len(stream).bit_length() / float(epsilon)))
    return answers[1:]
