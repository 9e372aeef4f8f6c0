# In distribution: noise beyond five scales is cut off (one draw in 150).
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        z = float(np.clip(rng.laplace(scale=scale), -5 * scale, 5 * scale))
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z)
    return answers[1:]
