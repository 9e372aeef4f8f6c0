# Draws 256 noises, and begins with them again.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    answers = [0.0]
    noise = rng.laplace(scale=lam, size=256)
    for t in range(1, len(stream) + 1):
        before = t & (t - 1)
        answers.append(answers[before] + sum(stream[before:t]) + float(noise[t % 256]))
    return answers[1:]
