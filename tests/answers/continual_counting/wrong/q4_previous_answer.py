# Noise is added to the previous answer: the noise of all steps.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - 1] + stream[t - 1] + rng.laplace(scale=scale))
    return answers[1:]
